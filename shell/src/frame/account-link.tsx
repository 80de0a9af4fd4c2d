import { Link } from '@ecocircle/shared-contracts/router';
import type { ComponentProps } from 'react';
import { DialogLink, REGISTRATION_PATH } from '../features/dialogs/index.ts';

/** A link of the account section; the one to the registration opens it where the person is. */
export const AccountLink = ({ to, ...rest }: ComponentProps<typeof Link>) =>
  to === REGISTRATION_PATH ? <DialogLink kind="registration" {...rest} /> : <Link to={to} {...rest} />;
