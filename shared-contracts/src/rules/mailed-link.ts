import { LINK_TOKEN_LIMIT } from '../forms/mailed-link.ts';
import { EmailSchema, PasswordSchema } from './field-rules.ts';
import { strictObject, text } from './strict.ts';

/** The token of a mailed link. */
export const LinkTokenSchema = text().required().max(LINK_TOKEN_LIMIT);

/** The body that shows a mailed link to the server: `confirm_email/` and `restore_password/check/`. */
export const LinkBodySchema = strictObject({ token: LinkTokenSchema });

/** The body of `POST /api/web/v1/authing/forgot_password/`. An unknown address is a 404. */
export const ForgottenPasswordSchema = strictObject({ email: EmailSchema });

/** The body of `restore_password/`: the link's token and the new password. */
export const NewPasswordSchema = strictObject({ token: LinkTokenSchema, password: PasswordSchema });
