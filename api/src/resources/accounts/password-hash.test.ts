import { expect, test } from '@jest/globals';
import { hashPassword, verifyPassword } from './password-hash.ts';

const CHEAP = { N: 16, r: 1, p: 1 };

test('a password fits its own hash and no other', async () => {
  const hash = await hashPassword('DemoPass1', CHEAP);
  expect(await verifyPassword('DemoPass1', hash)).toBe(true);
  expect(await verifyPassword('demoPass1', hash)).toBe(false);
  expect(await hashPassword('DemoPass1', CHEAP)).not.toBe(hash);
});

test('the hash carries its cost, and letters may be composed in either way', async () => {
  const hash = await hashPassword('Пароль Й'.normalize('NFC'), { N: 32, r: 2, p: 1 });
  expect(hash).toMatch(/^scrypt\$32\$2\$1\$/);
  expect(await verifyPassword('Пароль Й'.normalize('NFD'), hash)).toBe(true);
});
