import { join } from 'node:path';

/** The password of every demo account. */
export const PASSWORD = 'DemoPass1';

/** Demo accounts whose stored login the tests use. */
export const ACCOUNTS = {
  all: 'all@demo.test',
  events: 'events@demo.test',
  points: 'points@demo.test',
  user: 'user@demo.test',
} as const;

/** The name of an account with a stored login. */
export type Account = keyof typeof ACCOUNTS;

/** The file of an account's stored login in a folder of logins; that of the suite's portal unless it is given. */
export const sessionFile = (account: Account, folder = process.env.E2E_SESSIONS ?? ''): string =>
  join(folder, `${account}.json`);
