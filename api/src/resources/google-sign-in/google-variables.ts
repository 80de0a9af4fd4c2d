import { testedVariable, variable } from '@ecocircle/shared-contracts/schemas';

/** The provider that people sign in with, and this installation's client there. */
export interface GoogleSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** A provider of this very machine, as in tests, needs no TLS. */
export const isLoopback = (issuer: string): boolean => LOOPBACK.test(new URL(issuer).hostname);

function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(text));
}

/** The variables of the sign-in with Google. */
export const GOOGLE_VARIABLES = {
  GOOGLE_CLIENT_ID: variable(),
  GOOGLE_CLIENT_SECRET: variable(),
  GOOGLE_ISSUER: testedVariable('must be an https:// address', isIssuer).default(
    'https://accounts.google.com',
  ),
};

type Variables = { readonly [Name in keyof typeof GOOGLE_VARIABLES]?: string | undefined };

/** The settings, or null where the sign-in with Google is not configured. */
export const googleOf = (env: Variables): GoogleSettings | null =>
  env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET && env.GOOGLE_ISSUER
    ? { issuer: env.GOOGLE_ISSUER, clientId: env.GOOGLE_CLIENT_ID, clientSecret: env.GOOGLE_CLIENT_SECRET }
    : null;

/** The edge offers the sign-in where there is a client id: without its secret it would always fail. */
export const missingForGoogle = ({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET }: Variables): string[] =>
  Boolean(GOOGLE_CLIENT_ID) === Boolean(GOOGLE_CLIENT_SECRET)
    ? []
    : ['GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET need each other'];
