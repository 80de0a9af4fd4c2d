import * as v from 'valibot';
import { EmailSchema } from './field-rules.ts';
import { PasswordSchema } from './password.ts';

/**
 * What can have become of a link that was sent by mail and works once.
 *
 * @example
 * LINK_STATES.includes('used'); // true
 */
export const LINK_STATES = ['valid', 'used', 'expired', 'unknown'] as const;

/**
 * The state of a mailed link.
 *
 * @example
 * const state: LinkState = 'expired';
 */
export type LinkState = (typeof LINK_STATES)[number];

/**
 * The token of a mailed link.
 *
 * @example
 * v.is(LinkTokenSchema, ''); // false
 */
export const LinkTokenSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));

/**
 * Schema of the body that shows a mailed link to the server: `POST /api/web/v1/authing/confirm_email/` and
 * `POST /api/web/v1/authing/restore_password/check/`. A link that no longer works is answered with 410 and the code
 * `link-used` or `link-expired`, one that never did with 404 and `link-unknown`.
 *
 * @example
 * await services.api.request({ method: 'POST', path, body: { token } satisfies LinkBody });
 */
export const LinkBodySchema = v.strictObject({ token: LinkTokenSchema });

/**
 * The body that shows a mailed link to the server.
 *
 * @example
 * const body: LinkBody = { token };
 */
export type LinkBody = v.InferOutput<typeof LinkBodySchema>;

/**
 * Schema of `POST /api/web/v1/authing/forgot_password/`. An unknown address is a 404.
 *
 * @example
 * problemsOf(ForgottenPasswordSchema, { email });
 */
export const ForgottenPasswordSchema = v.strictObject({ email: EmailSchema });

/**
 * Schema of `POST /api/web/v1/authing/restore_password/`: the link's token and the password to set. The link's state is
 * answered like in {@link LinkBodySchema}.
 *
 * @example
 * problemsOf(NewPasswordSchema, { token, password });
 */
export const NewPasswordSchema = v.strictObject({ token: LinkTokenSchema, password: PasswordSchema });

/**
 * The state of a link that a refusal's code tells; null for any other code.
 *
 * @example
 * linkStateOf('link-used'); // 'used'
 */
export function linkStateOf(code: string | undefined): Exclude<LinkState, 'valid'> | null {
  const state = LINK_STATES.find((known) => code === `link-${known}`);
  return state === undefined || state === 'valid' ? null : state;
}
