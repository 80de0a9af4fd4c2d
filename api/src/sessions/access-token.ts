import { createHash, createSecretKey, type KeyObject, randomUUID } from 'node:crypto';
import { type JWTHeaderParameters, jwtVerify, SignJWT } from 'jose';
import { machineTime } from '../clock/clock.ts';

const ISSUER = 'ecocircle';
const AUDIENCE = 'ecocircle-portal';
const ALGORITHM = 'HS256';
/** How far the clocks of two instances may be apart. */
const CLOCK_SKEW_SECONDS = 5;

/**
 * The secret that signs, and earlier ones whose tokens are still accepted. Those of the data folder change while the API
 * runs: whoever keeps them asks again each time.
 */
export interface TokenSecrets {
  readonly current: string;
  readonly previous?: readonly string[];
}

/** The account and session generation of a token. */
export interface TokenHolder {
  readonly id: number;
  /** Which of the account's generations of sessions the token belongs to. */
  readonly session_generation: number;
}

/** The claims of a valid token: account, its own id, generation, and expiry. */
export interface TokenClaims {
  readonly accountId: number;
  readonly generation: number;
  readonly jti: string;
  readonly expiresAt: Date;
}

/** Signs and reads access tokens. */
export interface TokenIssuer {
  issue(holder: TokenHolder): Promise<string>;
  /** The claims of a token that is ours and has not expired; otherwise undefined. */
  read(token: string): Promise<TokenClaims | undefined>;
}

/** The id of a secret in a token's header. */
export const keyId = (secret: string): string =>
  createHash('sha256').update(`kid:${secret}`).digest('base64url').slice(0, 11);

const keyOf = (secret: string): KeyObject => createSecretKey(Buffer.from(secret));

/** A key with its id in a token's header. */
export interface NamedKey {
  readonly kid: string;
  readonly key: KeyObject;
}

/** The keys that are made of the secrets, as those are now. */
export function createKeyRing(secrets: TokenSecrets, toKey: (secret: string) => KeyObject) {
  const made = new Map<string, NamedKey>();
  const keyFor = (secret: string): NamedKey => {
    const known = made.get(secret) ?? { kid: keyId(secret), key: toKey(secret) };
    made.set(secret, known);
    return known;
  };
  return {
    current: (): NamedKey => keyFor(secrets.current),
    /** The key that a header names. */
    find({ kid }: Partial<JWTHeaderParameters>): KeyObject {
      const found = [secrets.current, ...(secrets.previous ?? [])].map(keyFor).find((one) => one.kid === kid);
      if (!found) throw new Error('it was made with an unknown key');
      return found.key;
    },
  };
}

/** Access tokens as JWTs that all instances with the same secrets accept. */
export function createTokenIssuer(secrets: TokenSecrets, lifetimeSeconds: number): TokenIssuer {
  const keys = createKeyRing(secrets, keyOf);
  const issue = ({ id, session_generation }: TokenHolder) => {
    const { kid, key } = keys.current();
    return new SignJWT({ gen: session_generation })
      .setProtectedHeader({ alg: ALGORITHM, kid })
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setSubject(String(id))
      .setJti(randomUUID())
      .setIssuedAt()
      .setExpirationTime(Math.floor(machineTime().valueOf() / 1000) + lifetimeSeconds)
      .sign(key);
  };
  const read = async (token: string) => {
    const verified = await jwtVerify<{ gen: number }>(token, keys.find, {
      issuer: ISSUER,
      audience: AUDIENCE,
      algorithms: [ALGORITHM],
      requiredClaims: ['sub', 'gen', 'jti', 'iat', 'exp'],
    }).catch(() => undefined);
    const { sub, gen = 0, jti = '', iat = 0, exp = 0 } = verified?.payload ?? {};
    if (!sub || iat > machineTime().valueOf() / 1000 + CLOCK_SKEW_SECONDS) return undefined;
    return { accountId: Number(sub), generation: gen, jti, expiresAt: new Date(exp * 1000) };
  };
  return { issue, read };
}
