import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { enqueueMail } from '../src/mail/outbox-repository.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** An outbox of its own for one test file, empty before each test. */
export function useOutbox() {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.remove());
  beforeEach(() => database.db.deleteFrom('mail_outbox').execute());
  return {
    get db() {
      return database.db;
    },
    put: (to: string) =>
      enqueueMail(
        database.db,
        { kind: 'ask', to, subject: 'Hello', fromName: 'EcoCircle', text: 'Hi', html: '<p>Hi</p>' },
        { from: 'portal@eco.example' },
      ),
    mails: () => database.db.selectFrom('mail_outbox').selectAll().orderBy('id').execute(),
  };
}
