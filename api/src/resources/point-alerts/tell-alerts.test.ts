import { type PointDraft, toPointSave, toRatesSave } from '@ecocircle/shared-contracts';
import { eventually, onTestFinished } from '@ecocircle/test-kit';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { startMailServer } from '../../../test/test-mail-server.ts';
import { setTime } from '../../clock/clock.ts';
import { LOCAL_MAIL } from '../../mail/mail-settings.ts';
import { startOutboxWorker, WORKER_DEFAULTS } from '../../mail/outbox-worker.ts';
import { createSmtpSender } from '../../mail/smtp-sender.ts';
import { acceptPoint, convertPointToDraft, takeDownPoint } from '../recycling-points/point-decisions.ts';
import type { PointActor } from '../recycling-points/point-history.ts';
import { COMPLETE_DRAFT, type Creator, signedIn } from '../recycling-points/testing/creator.ts';
import { ALERT_MAIL_MS, alertJob } from './tell-alerts.ts';
import { REQUEST, watcher } from './testing/watcher.ts';

const EMAIL = REQUEST.email;
const actor: PointActor = { kind: 'staff', accountId: null, name: 'Mara Moderator' };
const addresses = { productionHosts: {}, publicOrigin: 'https://eco.example' };

let api: TestApp;
let ada: ReturnType<typeof watcher>;
let keeper: Creator;
beforeAll(async () => {
  api = await startTestApp({ points: 60 });
  ada = watcher(api);
  keeper = await signedIn(api);
});
afterAll(() => api.close());
afterEach(async () => {
  setTime(null);
  await ada.forgetAll();
});

const desk = () => ({ db: api.database.db, mail: LOCAL_MAIL, addresses, localHost: 'localhost:3000' });
const taking = (...materials: readonly string[]): Pick<PointDraft, 'smrs'> => ({
  smrs: materials.map((typeId) => ({ id: null, uom: 'kg', rate: 0, typeId })),
});
/** A point as far north of the middle of Almaty as is said, which the desk accepts. */
async function opens(metres = 500, change: Partial<PointDraft> = taking('batteries')): Promise<number> {
  const coords = { lng: REQUEST.lng, lat: REQUEST.lat + metres / 111_195 };
  const { id } = await keeper.makes({ coords, ...change });
  await keeper.transit(id, 'draft_to_oncheck');
  await acceptPoint(desk(), { id: Number(id), actor });
  return Number(id);
}
const job = () => alertJob({ db: api.database.db, mail: LOCAL_MAIL, addresses, mailQueued: () => {} });
const tell = (afterMs = 0, signal = new AbortController().signal) =>
  job().run(new Date(Date.now() + afterMs), signal);
const news = async (email = EMAIL) => (await ada.mailsTo(email)).filter(({ kind }) => kind === 'alert-news');

test('whoever watches is told when a point opens there, with its page and a way to end that @X-09', async () => {
  await ada.watches();
  const id = await opens(500, { name: 'Battery box', ...taking('batteries', 'tyres') });
  await tell();
  const [mail, ...others] = await news();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('New near you: Battery box');
  expect(mail?.text).toContain('Battery box\nBatteries\nAbay Avenue 10');
  expect(mail?.text).toMatch(/ · 500 m\n/);
  expect(mail?.text).toContain(`https://eco.example/en-us/recycling-points/${id}`);
  expect(mail?.text).toContain('Stop the alert “Batteries – My flat, within 3 km”: https://eco.example/');
  expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
});

test('nobody is told who has not confirmed, wants something else, or is elsewhere @X-09', async () => {
  await ada.ask({ email: 'pending@example.org' });
  await ada.watches({ email: 'tyres@example.org', materials: ['tyres'] });
  await ada.watches({ email: 'near@example.org', radius: 1000 });
  await opens(1200);
  await ada.watches({ email: 'late@example.org' });
  await tell();
  for (const name of ['pending', 'tyres', 'near', 'late'])
    expect([name, await news(`${name}@example.org`)]).toEqual([name, []]);
});

test('who confirms later hears of what opened since they asked @X-09', async () => {
  await ada.ask();
  await opens();
  await tell();
  await ada.confirm((await ada.lastLinks()).confirm);
  await tell();
  expect(await news()).toHaveLength(1);
});

test('an address is mailed once a week, and what opens meanwhile comes together, the nearest first @X-09', async () => {
  await ada.watches();
  await ada.watches({ materials: ['tyres'], radius: 10_000, place: 'Work' });
  await opens();
  await tell();
  await opens(5000, { name: 'Far tyres', ...taking('tyres') });
  await opens(100, { name: 'Near both', ...taking('tyres', 'batteries') });
  await tell(1000);
  await tell(ALERT_MAIL_MS - 60_000);
  expect(await news()).toHaveLength(1);
  await tell(ALERT_MAIL_MS + 60_000);
  await tell(2 * ALERT_MAIL_MS + 120_000);
  const [, mail, ...others] = await news();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('New near you: Near both and 1 more');
  expect(mail?.text).toMatch(/Near both\nBatteries, Tires\n[\s\S]*Far tyres\nTires\n/);
  expect(mail?.text).toContain('/en-us/recycling-points?materials=batteries,tyres');
  expect((await ada.lastLinks(EMAIL, 'alert-news')).leave).toHaveLength(2);
});

test('who ends their last alert and asks anew is told no sooner than a week after the last mail @X-09', async () => {
  await ada.watches();
  await opens();
  await tell();
  await ada.leave((await ada.lastLinks(EMAIL, 'alert-news')).leave[0] ?? '');
  await ada.watches();
  await opens(700);
  await tell(ALERT_MAIL_MS - 60_000);
  expect(await news()).toHaveLength(1);
  await tell(ALERT_MAIL_MS + 60_000);
  expect(await news()).toHaveLength(2);
});

test('what is taken down before the mail goes is left out, and told once it is open again @X-09', async () => {
  await ada.watches();
  const id = await opens(500, { name: 'Here and gone', ...taking('batteries') });
  await takeDownPoint(desk(), { id, actor, reason: 'Not there' });
  await tell();
  expect(await news()).toEqual([]);
  await api.database.db
    .updateTable('recycling_points')
    .set({ status: 'accepted' })
    .where('id', '=', id)
    .execute();
  await tell();
  expect(await news()).toHaveLength(1);
});

test('a point that no longer takes it is not told @X-09', async () => {
  await ada.watches();
  const id = await opens();
  await api.database.db.deleteFrom('point_rates').where('point_id', '=', id).execute();
  await tell();
  expect(await news()).toEqual([]);
});

test('a point that is accepted again is no news, a material that a revision adds is @X-09', async () => {
  await ada.watches({ materials: ['batteries', 'tyres'] });
  const id = await opens();
  await tell();
  await convertPointToDraft(desk(), { id, actor, reason: 'Check the hours' });
  await keeper.transit(String(id), 'draft_to_oncheck');
  await acceptPoint(desk(), { id, actor });
  await tell(ALERT_MAIL_MS + 1000);
  expect(await news()).toHaveLength(1);
  const revision = await keeper.expected(201, 'POST', `${id}/revision/`);
  const draft = {
    ...COMPLETE_DRAFT,
    coords: { lng: REQUEST.lng, lat: REQUEST.lat },
    ...taking('batteries', 'tyres'),
  };
  const { version } = revision.attributes;
  await keeper.expected(200, 'PATCH', `${id}/revision/`, toPointSave(draft, { id: revision.id, version }));
  await keeper.expected(200, 'PUT', `${revision.id}/rates/`, toRatesSave(draft));
  await keeper.transit(revision.id, 'draft_to_oncheck');
  await acceptPoint(desk(), { id: Number(revision.id), actor });
  await tell(2 * ALERT_MAIL_MS + 2000);
  const [, mail] = await news();
  expect(mail?.text).toContain('Jars and paper\nTires\n');
});

test('two processes at once send one mail, and one that was interrupted loses none @X-09', async () => {
  await ada.watches();
  await ada.watches({ email: 'bob@example.org' });
  await opens();
  await opens(600);
  const stopped = new AbortController();
  stopped.abort();
  await tell(0, stopped.signal);
  expect(await news()).toEqual([]);
  await Promise.all([tell(), tell(), tell()]);
  for (const email of [EMAIL, 'bob@example.org']) expect(await news(email)).toHaveLength(1);
});

test('an area reaches over the date line and around the pole @X-09', async () => {
  await ada.watches({ email: 'line@example.org', lng: 179.999, lat: -16.8, radius: 5000 });
  await ada.watches({ email: 'pole@example.org', lng: 10, lat: 89.99, radius: 5000 });
  await opens(0, { coords: { lng: -179.999, lat: -16.8 }, ...taking('batteries') });
  await opens(0, { coords: { lng: -170, lat: 89.99 }, ...taking('batteries') });
  await tell();
  expect(await news('line@example.org')).toHaveLength(1);
  expect(await news('pole@example.org')).toHaveLength(1);
});

test('the button of a mail program ends all that the mail is about @X-09', async () => {
  await ada.watches();
  await ada.watches({ materials: ['tyres'] });
  await opens();
  await tell();
  const [mail] = await news();
  const [, target = ''] =
    /^<https:\/\/eco\.example(.+)>$/.exec(mail?.headers?.['List-Unsubscribe'] ?? '') ?? [];
  const pressed = await ada.post(target, undefined);
  expect([pressed.statusCode, pressed.json()]).toEqual([200, { isOk: true, message: '' }]);
  await opens(100);
  await tell(ALERT_MAIL_MS + 1000);
  expect(await news()).toHaveLength(1);
});

test('the mail leaves by SMTP as it was written @X-09 @N-05', async () => {
  await ada.watches({ locale: 'kk-KZ' });
  await opens(500, { name: 'Батарея жәшігі', ...taking('batteries') });
  await tell();
  const server = await startMailServer();
  const sender = createSmtpSender(server.url, 'portal@eco.example', 1);
  const { db } = api.database;
  const worker = startOutboxWorker({ db, sender, log: api.app.log, settings: WORKER_DEFAULTS });
  onTestFinished(async () => {
    await worker.stop();
    await server.takeDown();
  });
  await eventually(
    () => expect(server.taken.filter(({ recipient }) => recipient === EMAIL)).toHaveLength(2),
    {
      timeout: 10_000,
    },
  );
  const sent = server.taken.map(({ mail }) => mail).find(({ subject }) => subject?.startsWith('Маңайыңызда'));
  expect(sent?.subject).toBe('Маңайыңызда жаңа пункт: Батарея жәшігі');
  const header = sent?.headers.find(({ key }) => key === 'list-unsubscribe');
  expect(header?.value).toMatch(
    /^<https:\/\/eco\.example\/api\/web\/v1\/point-alerts\/leave\/one-click\?token=[\w-]{43}&all=yes>$/,
  );
});
