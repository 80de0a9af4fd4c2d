import { FACTOR_DIGITS } from '@ecocircle/shared-contracts';
import { Secret, TOTP } from 'otpauth';

const ISSUER = 'EcoCircle';
const PERIOD_SECONDS = 30;
/** Clocks may be one period apart. */
const WINDOW = 1;
const SECRET_BYTES = 20;

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({
    issuer: ISSUER,
    label,
    algorithm: 'SHA1',
    digits: FACTOR_DIGITS,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  });

/** A new secret, as authenticator apps take it: base32. */
export const newFactorSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The address that authenticator apps read from a QR code. */
export const factorUri = (secret: string, email: string): string => totpOf(secret, email).toString();

/**
 * The period that a code is of, so that it can be taken once; undefined where it is of none that is near enough.
 *
 * @param now - milliseconds since 1970
 */
export function periodOf(secret: string, code: string, now: number): number | undefined {
  const totp = totpOf(secret);
  const delta = totp.validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? undefined : totp.counter({ timestamp: now }) + delta;
}
