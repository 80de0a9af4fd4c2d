import { createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto';
import { checked, text, tolerantObject } from '@ecocircle/shared-contracts/rules';
import { parseCookie, stringifySetCookie } from 'cookie';
import { EncryptJWT, jwtDecrypt } from 'jose';
import type { InferType } from 'yup';
import { createKeyRing, type TokenSecrets } from '../../sessions/access-token.ts';

const AttemptSchema = tolerantObject({
  state: text(),
  nonce: text(),
  verifier: text(),
  redirectUri: text(),
});

/** State, nonce and verifier of one sign-in. The browser stores them encrypted. */
export type Attempt = InferType<typeof AttemptSchema>;

/** Writes attempts into a cookie and reads them back. */
export interface AttemptKeeper {
  /** The Set-Cookie header that keeps an attempt. */
  keep(attempt: Attempt, isSecure: boolean): Promise<string>;
  /** The attempt of a request's cookies; undefined where there is none, or it is too old or not ours. */
  find(cookies: string | undefined): Promise<Attempt | undefined>;
  /** The Set-Cookie header that ends it. */
  forget(isSecure: boolean): string;
}

const COOKIE = 'google_sign_in';
const LIFETIME_SECONDS = 600;
const PURPOSE = 'google-sign-in';

/** A key of its own, so that an attempt can never be used as a token, nor a token as an attempt. */
const keyOf = (secret: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', PURPOSE, 32)));

const cookie = (value: string, maxAge: number, isSecure: boolean): string =>
  stringifySetCookie({
    name: COOKIE,
    value,
    maxAge,
    path: '/api/web/v1/authing/google',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
  });

/** Keeps attempts in an encrypted cookie, so that any instance with the same secrets can go on with them. */
export function createAttemptKeeper(secrets: TokenSecrets): AttemptKeeper {
  const keys = createKeyRing(secrets, keyOf);
  const seal = (attempt: Attempt): Promise<string> => {
    const { kid, key } = keys.current();
    return new EncryptJWT(attempt)
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid })
      .setAudience(PURPOSE)
      .setExpirationTime(`${LIFETIME_SECONDS}s`)
      .encrypt(key);
  };
  return {
    keep: async (attempt, isSecure) => cookie(await seal(attempt), LIFETIME_SECONDS, isSecure),
    forget: (isSecure) => cookie('', 0, isSecure),
    async find(cookies = '') {
      const options = { audience: PURPOSE, requiredClaims: ['exp'], keyManagementAlgorithms: ['dir'] };
      const opened = await jwtDecrypt(parseCookie(cookies)[COOKIE] ?? '', keys.find, options).catch(
        () => null,
      );
      const attempt = checked(AttemptSchema, opened?.payload);
      return 'value' in attempt ? attempt.value : undefined;
    },
  };
}

/** Whether two texts are equal, compared in constant time. */
export function isSameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
