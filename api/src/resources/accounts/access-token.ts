import { randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

const ISSUER = 'ecocircle';
const ALGORITHM = 'HS256';

/** What a valid token says: whose it is, its own id, and when it ends. */
export interface TokenClaims {
  readonly accountId: number;
  readonly jti: string;
  readonly expiresAt: Date;
}

/** Signs and reads access tokens. */
export interface TokenIssuer {
  issue(accountId: number): Promise<string>;
  /** The claims of a token that is ours and has not expired; otherwise undefined. */
  read(token: string): Promise<TokenClaims | undefined>;
}

/** Access tokens as JWTs that all instances with the same secret accept. */
export function createTokenIssuer(secret: string, lifetimeSeconds: number): TokenIssuer {
  const key = new TextEncoder().encode(secret);
  const issue = (accountId: number) =>
    new SignJWT()
      .setProtectedHeader({ alg: ALGORITHM })
      .setIssuer(ISSUER)
      .setSubject(String(accountId))
      .setJti(randomUUID())
      .setIssuedAt()
      .setExpirationTime(Math.floor(Date.now() / 1000) + lifetimeSeconds)
      .sign(key);
  const read = async (token: string) => {
    const verified = await jwtVerify(token, key, {
      issuer: ISSUER,
      algorithms: [ALGORITHM],
      requiredClaims: ['sub', 'jti', 'exp'],
    }).catch(() => undefined);
    if (!verified) return undefined;
    const { sub, jti = '', exp = 0 } = verified.payload;
    return { accountId: Number(sub), jti, expiresAt: new Date(exp * 1000) };
  };
  return { issue, read };
}
