import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../src/composition/app.ts';
import type { AppOptions } from '../src/composition/settings.ts';
import type { Database } from '../src/database/database.ts';
import { DEMO_PASSWORD } from '../src/demo-data/accounts.ts';
import { seedDemoData } from '../src/demo-data/seed.ts';
import type { PasswordCost } from '../src/resources/accounts/password-hash.ts';
import { findAccountByEmail } from '../src/resources/accounts/repository.ts';
import { createTokenIssuer } from '../src/sessions/access-token.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** The secret of the tokens of tests. */
export const TEST_SECRETS = { current: 'a secret that only tests know, 32 letters' };

/** The secret of the second factors of tests. */
export const TEST_DESK_SECRET = 'a secret of the desk of tests, 32 letters';

const CHEAP: PasswordCost = { N: 16, r: 1, p: 1 };

/** The whole API on a seeded database of its own. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: TestDatabase;
  get(url: string, options?: InjectOptions): Promise<LightMyRequestResponse>;
  /** Headers of a demo account that has signed in. */
  signIn(email: string): Promise<{ authorization: string }>;
  /** Headers with a token of any account, also of one that may not sign in. */
  tokenOf(email: string): Promise<{ authorization: string }>;
  close(): Promise<void>;
}

/** A body as a browser's form sends it. */
export const form = (fields: Record<string, string>) => ({
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: new URLSearchParams(fields).toString(),
});

async function requestToken(app: FastifyInstance, email: string): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/web/v1/authing/password/token/',
    ...form({ grant_type: 'password', username: email, password: DEMO_PASSWORD }),
  });
  return answer.json().access_token;
}

/** Settings of a test's API; `extend` adds routes of the test's own. */
type TestOptions = Partial<AppOptions> & { points?: number; extend?: (app: FastifyInstance) => void };

/** What is seeded depends on the day, which may change within a run. */
function createSeededDatabase(points: number): Promise<TestDatabase> {
  const now = new Date();
  const seed = (db: Database) =>
    seedDemoData(db, { points, now, passwordCost: CHEAP, deskSecret: TEST_DESK_SECRET });
  return createTestDatabase({ name: `seeded_${points}_${now.toISOString().slice(0, 10)}`, seed });
}

/** Builds the API for one test file; close it in `afterAll`. */
export async function startTestApp(overrides: TestOptions = {}): Promise<TestApp> {
  const { points = 300, extend, ...options } = overrides;
  const database = await createSeededDatabase(points);
  const app = await buildApp({
    db: database.db,
    location: database.location,
    dataDir: database.dataDir,
    tokenSecrets: TEST_SECRETS,
    deskSecret: TEST_DESK_SECRET,
    passwordCost: CHEAP,
    requestsPerMinute: 1_000_000,
    loginsPerMinute: 1_000_000,
    formsPerMinute: 1_000_000,
    reportsPerHour: 1_000_000,
    reportsOfPointPerHour: 1_000_000,
    reportPhotosPerMinute: 1_000_000,
    pointFilesPerMinute: 1_000_000,
    ...options,
  });
  extend?.(app);
  const close = async () => {
    await app.close();
    await database.remove();
  };
  try {
    await app.ready();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    app,
    database,
    get: (url, more) => app.inject({ ...more, method: 'GET', url }),
    signIn: async (email) => ({ authorization: `Bearer ${await requestToken(app, email)}` }),
    tokenOf: async (email) => {
      const account = await findAccountByEmail(database.db, email);
      if (!account) throw new Error(`there is no account ${email}`);
      const token = await createTokenIssuer(TEST_SECRETS, 3600).issue(account);
      return { authorization: `Bearer ${token}` };
    },
    close,
  };
}
