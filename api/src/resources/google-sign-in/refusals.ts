import { RequestError } from '../../errors/request-error.ts';

/** The installation has no provider to sign in with. */
export const notConfigured = () =>
  new RequestError({
    status: 404,
    code: 'google-not-configured',
    title: 'Signing in with Google is not set up here',
  });

/** Kazakhstan has no sign-in with Google. */
export const notOffered = () =>
  new RequestError({
    status: 403,
    code: 'google-not-offered',
    title: 'Signing in with Google is not offered in Kazakhstan',
  });

/** The answer does not belong to a sign-in that this browser began. */
export const wrongState = () =>
  new RequestError({
    status: 400,
    code: 'google-wrong-state',
    title: 'This sign-in was not begun in this browser, or more than ten minutes ago',
  });

/** The provider has not verified the mailbox. */
export const emailNotVerified = () =>
  new RequestError({
    status: 403,
    code: 'google-email-not-verified',
    title: 'The provider has not verified an e-mail address',
  });

/** The account may not sign in, or is linked with another person at the provider. */
export const accountRefused = () =>
  new RequestError({ status: 403, code: 'google-account-refused', title: 'This account may not sign in' });
