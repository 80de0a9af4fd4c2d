import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const KEY_BYTES = 32;

/** scrypt's N, r and p. The default costs 16 MB and about a tenth of a second on a small server. */
export interface PasswordCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

export const DEFAULT_COST: PasswordCost = { N: 16_384, r: 8, p: 5 };

/** Hashes passwords at a given cost, and checks hashes of any cost. */
export interface PasswordHasher {
  /** `scrypt$N$r$p$salt$key`: the cost travels with the hash, so that it can be raised later. */
  hash(password: string): Promise<string>;
  /** Whether the password is the one that was hashed. */
  verify(password: string, hash: string): Promise<boolean>;
  /** Whether the hash was made at a lower cost. */
  isOutdated(hash: string): boolean;
}

function derive(password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, cost, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

function readHash(hash: string) {
  const [, N, r, p, salt = '', key = ''] = hash.split('$');
  return { cost: { N: Number(N), r: Number(r), p: Number(p) }, salt, key };
}

/** `scrypt$N$r$p$salt$key`. */
export async function hashPassword(password: string, cost = DEFAULT_COST): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), key.toString('base64')].join('$');
}

/** Whether the password is the one that was hashed. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const { cost, salt, key } = readHash(hash);
  const derived = await derive(password, Buffer.from(salt, 'base64'), cost);
  return timingSafeEqual(derived, Buffer.from(key, 'base64'));
}

const work = ({ N, r, p }: PasswordCost): number => N * r * p;

/** A hasher that asks for this cost. */
export const createHasher = (cost: PasswordCost): PasswordHasher => ({
  hash: (password) => hashPassword(password, cost),
  verify: verifyPassword,
  isOutdated: (hash) => work(readHash(hash).cost) < work(cost),
});
