import { createHash, createSecretKey, type KeyObject, randomUUID } from 'node:crypto';
import { type JWTHeaderParameters, jwtVerify, SignJWT } from 'jose';

const ISSUER = 'ecocircle';
const AUDIENCE = 'ecocircle-portal';
const ALGORITHM = 'HS256';
/** How far the clocks of two instances may be apart. */
const CLOCK_SKEW_SECONDS = 5;

/** The secret that signs, and earlier ones whose tokens are still taken. */
export interface TokenSecrets {
  readonly current: string;
  readonly previous?: readonly string[];
}

/** What a valid token says: whose it is, its own id, and between which moments it is good. */
export interface TokenClaims {
  readonly accountId: number;
  readonly jti: string;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
}

/** Signs and reads access tokens. */
export interface TokenIssuer {
  issue(accountId: number): Promise<string>;
  /** The claims of a token that is ours and has not expired; otherwise undefined. */
  read(token: string): Promise<TokenClaims | undefined>;
}

/** What a token's header calls the secret that signed it. */
export const keyId = (secret: string): string =>
  createHash('sha256').update(`kid:${secret}`).digest('base64url').slice(0, 11);

const keyOf = (secret: string): KeyObject => createSecretKey(Buffer.from(secret));

function keyFinder({ current, previous = [] }: TokenSecrets) {
  const keys = new Map([current, ...previous].map((secret) => [keyId(secret), keyOf(secret)]));
  return ({ kid = '' }: JWTHeaderParameters): KeyObject => {
    const key = keys.get(kid);
    if (!key) throw new Error('the token is signed with an unknown key');
    return key;
  };
}

/** Access tokens as JWTs that all instances with the same secrets accept. */
export function createTokenIssuer(secrets: TokenSecrets, lifetimeSeconds: number): TokenIssuer {
  const header = { alg: ALGORITHM, kid: keyId(secrets.current) };
  const key = keyOf(secrets.current);
  const findKey = keyFinder(secrets);
  const issue = (accountId: number) => {
    const now = Date.now() / 1000;
    return new SignJWT()
      .setProtectedHeader(header)
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setSubject(String(accountId))
      .setJti(randomUUID())
      .setIssuedAt(now)
      .setExpirationTime(Math.floor(now) + lifetimeSeconds)
      .sign(key);
  };
  const read = async (token: string) => {
    const verified = await jwtVerify(token, findKey, {
      issuer: ISSUER,
      audience: AUDIENCE,
      algorithms: [ALGORITHM],
      requiredClaims: ['sub', 'jti', 'iat', 'exp'],
    }).catch(() => undefined);
    const { sub, jti = '', iat = 0, exp = 0 } = verified?.payload ?? {};
    if (!sub || iat > Date.now() / 1000 + CLOCK_SKEW_SECONDS) return undefined;
    return {
      accountId: Number(sub),
      jti,
      issuedAt: new Date(Math.round(iat * 1000)),
      expiresAt: new Date(exp * 1000),
    };
  };
  return { issue, read };
}
