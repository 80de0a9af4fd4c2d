import {
  checked,
  EmailSchema,
  flag,
  requiredLine,
  text,
  tolerantObject,
} from '@ecocircle/shared-contracts/rules';
import { LRUCache } from 'lru-cache';
import type { Configuration } from 'openid-client';
import { mixed } from 'yup';
import type { Attempt } from './attempt.ts';
import { type GoogleSettings, isLoopback } from './google-variables.ts';

/** A person who has signed in with the provider, with a mailbox that it has verified. */
export interface ProviderIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  /** Null where the provider gives none. */
  readonly name: string | null;
}

/** The query of the provider's redirect. */
export interface ProviderAnswer {
  readonly code: string;
  readonly state?: string | undefined;
  /** Set by providers that follow RFC 9207. */
  readonly iss?: string | undefined;
}

/** The way through the provider. Failures of both are those of `openid-client`. */
export interface Provider {
  /** Begins a sign-in; the visitor goes to `url`. */
  begin(redirectUri: string, toState: (random: string) => string): Promise<{ attempt: Attempt; url: URL }>;
  /** Exchanges a code for the person; undefined where the provider has not verified the mailbox. */
  finish(answer: ProviderAnswer, attempt: Attempt): Promise<ProviderIdentity | undefined>;
}

const SCOPE = 'openid profile email';
const SECONDS_PER_CALL = 4;
const DISCOVERED_FOR = 3_600_000;

/** As OpenID Connect has it. */
const SUBJECT = /^[\x20-\x7e]{1,255}$/;

const NameSchema = requiredLine(100);

const ProfileSchema = tolerantObject({
  sub: text().matches(SUBJECT),
  email: EmailSchema,
  email_verified: flag().isTrue(),
  name: mixed(),
});

/** Discovers the provider's configuration on first use, and again after an hour. */
function discoverer({ issuer, clientId, clientSecret }: GoogleSettings): () => Promise<Configuration> {
  const discover = async (): Promise<Configuration> => {
    const { allowInsecureRequests, discovery, enableNonRepudiationChecks } = await import('openid-client');
    const isLocal = isLoopback(issuer) && issuer.startsWith('http:');
    return discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: SECONDS_PER_CALL,
      // By default the signature of a token that came over TLS is not checked.
      execute: [enableNonRepudiationChecks, ...(isLocal ? [allowInsecureRequests] : [])],
    });
  };
  const known = new LRUCache<string, Configuration>({
    max: 1,
    ttl: DISCOVERED_FOR,
    fetchMethod: discover,
  });
  return () => known.forceFetch(issuer);
}

async function begin(
  config: Configuration,
  redirectUri: string,
  toState: (random: string) => string,
): ReturnType<Provider['begin']> {
  const client = await import('openid-client');
  const verifier = client.randomPKCECodeVerifier();
  const state = toState(client.randomState());
  const nonce = client.randomNonce();
  const url = client.buildAuthorizationUrl(config, {
    scope: SCOPE,
    response_type: 'code',
    redirect_uri: redirectUri,
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  return { attempt: { state, nonce, verifier, redirectUri }, url };
}

/** Exchanges the code for tokens, which the client checks, and reads the person from them or from the provider. */
async function profileOf(
  config: Configuration,
  { code, state: givenState, iss: givenIssuer }: ProviderAnswer,
  { redirectUri, nonce, verifier, state: expectedState }: Attempt,
): Promise<unknown> {
  const client = await import('openid-client');
  const came = new URL(redirectUri);
  const state = givenState ?? expectedState;
  const iss = givenIssuer ?? config.serverMetadata().issuer;
  came.search = new URLSearchParams({ code, state, iss }).toString();
  const tokens = await client.authorizationCodeGrant(config, came, {
    expectedState,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  // Google puts the e-mail into the token; other providers return it from the userinfo endpoint only.
  return claims && claims.email === undefined
    ? client.fetchUserInfo(config, tokens.access_token, claims.sub)
    : claims;
}

async function finish(
  config: Configuration,
  answer: ProviderAnswer,
  attempt: Attempt,
): ReturnType<Provider['finish']> {
  const profile = checked(ProfileSchema, await profileOf(config, answer, attempt));
  if ('errors' in profile) return undefined;
  const { sub: subject, email } = profile.value;
  const name = checked(NameSchema, profile.value.name);
  return {
    issuer: config.serverMetadata().issuer,
    subject,
    email,
    name: 'value' in name ? name.value : null,
  };
}

/** A provider by its settings. Nothing of it is loaded or requested before the first sign-in. */
export function createProvider(settings: GoogleSettings): Provider {
  const discovered = discoverer(settings);
  return {
    begin: async (redirectUri, toState) => begin(await discovered(), redirectUri, toState),
    finish: async (answer, attempt) => finish(await discovered(), answer, attempt),
  };
}
