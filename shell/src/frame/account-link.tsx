import { Link } from '@ecocircle/shared-contracts/router';
import type { ComponentProps } from 'react';
import { REGISTRATION_PATH, RegistrationLink } from '../features/dialogs/index.ts';

/** A link of the account section; the one to the registration opens it where the person is. */
export const AccountLink = ({ to, ...rest }: ComponentProps<typeof Link>) =>
  to === REGISTRATION_PATH ? <RegistrationLink {...rest} /> : <Link to={to} {...rest} />;
