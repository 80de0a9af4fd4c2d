import { eventually } from '@ecocircle/test-kit';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { setTime } from '../../clock/clock.ts';
import { LOCAL_MAIL } from '../../mail/mail-settings.ts';
import { newestMails } from '../../mail/outbox-repository.ts';
import { reopeningJob } from './reopen-points.ts';
import { type Creator, inStatus, POINTS, signedIn } from './testing/creator.ts';

const CLOSE = 'accepted_to_temporarily_not_working';
const CONTEXT = {
  mail: LOCAL_MAIL,
  addresses: { productionHosts: {}, publicOrigin: 'https://eco.example' },
  mailQueued: () => {},
};

let api: TestApp;
let creator: Creator;
let point: string;
beforeAll(async () => {
  api = await startTestApp({ points: 60 });
  creator = await signedIn(api);
  const made = await creator.makes();
  point = made.id;
  await inStatus(api, made, 'accepted');
});
afterEach(() => setTime(null));
afterAll(() => api.close());

const job = () => reopeningJob(api.database.db, CONTEXT);
const run = (moment: string) => job().run(new Date(moment), new AbortController().signal);
const statusOf = async () => (await api.get(`${POINTS}${point}/`)).json().data.relationships.status.data.id;

async function closeUntil(to: string): Promise<void> {
  setTime(new Date('2026-11-22T10:00:00Z'));
  const answer = await creator.transit(point, CLOSE, { comment: 'The roof is mended', to });
  expect(answer.statusCode).toBe(200);
  await api.database.db.deleteFrom('mail_outbox').execute();
}

test('a point reopens on its day where it is, and not an hour before @X-04', async () => {
  await closeUntil('2026-12-01');
  // In Almaty the first of December begins at 19:00 UTC.
  await run('2026-11-30T18:59:59Z');
  expect(await statusOf()).toBe('temporarily_not_working');
  await run('2026-11-30T19:00:00Z');
  expect(await statusOf()).toBe('accepted');
  const { attributes } = (await api.get(`${POINTS}${point}/`)).json().data;
  expect(attributes.closing).toBeNull();
});

/** The demo data holds closed points, too, which reopen as well. */
const mailsOfPoint = async () =>
  (await newestMails(api.database.db, 100)).filter(({ content }) =>
    new RegExp(`/recycling-points/${point}(?!\\d)`).test(content),
  );

test('its members are told, and its history says that the portal did it @X-04 @X-01', async () => {
  await closeUntil('2026-12-01');
  await run('2027-01-01T00:00:00Z');
  const mails = await mailsOfPoint();
  expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([
    ['point-reopened', 'points@demo.test'],
  ]);
  expect(mails[0]?.content).toContain(`https://eco.example`);
  const [last] = (await creator.call('GET', `${point}/history/`)).json().data;
  expect(last).toMatchObject({ actor: 'system', action: 'reopened', to_status: 'accepted' });
});

test('two instances that reopen a point at once tell its members once @X-04', async () => {
  await closeUntil('2026-12-01');
  await Promise.all([run('2027-01-01T00:00:00Z'), run('2027-01-01T00:00:00Z')]);
  expect(await mailsOfPoint()).toHaveLength(1);
});

test('what was closed without a day, or for good, stays closed', async () => {
  setTime(new Date('2026-11-22T10:00:00Z'));
  const payload = { comment: 'Nobody knows for how long' };
  expect((await creator.transit(point, CLOSE, payload)).statusCode).toBe(200);
  await run('2030-01-01T00:00:00Z');
  expect(await statusOf()).toBe('temporarily_not_working');
  await creator.transit(point, 'temporarily_not_working_to_accepted', {});
});

test('an app that listens reopens by itself @X-04', async () => {
  await closeUntil('2026-11-29');
  setTime(new Date('2026-11-29T12:00:00Z'));
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  await eventually(async () => expect(await statusOf()).toBe('accepted'), { timeout: 10_000 });
});
