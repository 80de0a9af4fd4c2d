import { RequestError } from '../../errors/request-error.ts';

/** Why a sign-in ends, by the code that the caller gets. */
const REFUSALS = {
  'google-not-configured': [404, 'Signing in with Google is not set up here'],
  'google-not-offered': [403, 'Signing in with Google is not offered in Kazakhstan'],
  /** The answer does not belong to a sign-in that this browser began. */
  'google-wrong-state': [400, 'This sign-in was not begun in this browser, or more than ten minutes ago'],
  'google-email-not-verified': [403, 'The provider has not verified an email address'],
  /** The account may not act, or is linked with another person at the provider. */
  'google-account-refused': [403, 'This account may not sign in'],
  'google-code-refused': [400, 'The code was used before, has expired or is not of this sign-in'],
  'google-failed': [502, 'The sign-in provider did not answer as it should'],
  'google-unavailable': [503, 'The sign-in provider cannot be reached at the moment'],
} as const;

/** The error of a sign-in with Google. */
export function refusal(code: keyof typeof REFUSALS): RequestError {
  const [status, title] = REFUSALS[code];
  return new RequestError({ status, code, title });
}
