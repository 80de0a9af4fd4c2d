import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { LOCAL_MAIL } from '../../mail/mail-settings.ts';
import { newestMails } from '../../mail/outbox-repository.ts';
import { settleReport } from './settle-report.ts';
import { REPORT_MAIL_MS, reportMailJob } from './tell-reports.ts';

const CONTEXT = {
  mail: LOCAL_MAIL,
  addresses: { productionHosts: {}, publicOrigin: 'https://eco.example' },
  deskHost: 'desk.eco.example',
  mailQueued: () => {},
};

let api: TestApp;
/** Two points of one organisation, and one that nobody runs. */
let own: readonly [number, number];
let ownerless: number;
beforeAll(async () => {
  api = await startTestApp({ points: 60 });
  const { db } = api.database;
  const owner = await api.signIn('points@demo.test');
  const list = await api.get('/api/web/v1/facility/facility/?owner=me&status=accepted', { headers: owner });
  own = list.json().data.map(({ id }: { id: string }) => Number(id));
  const other = await db
    .selectFrom('recycling_points')
    .select('id')
    .where('status', '=', 'accepted')
    .where('country', '=', 'RU')
    .where('id', 'not in', own)
    .executeTakeFirstOrThrow();
  ownerless = other.id;
  await db
    .updateTable('recycling_points')
    .set({ organization_id: null })
    .where('id', '=', ownerless)
    .execute();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.db.deleteFrom('point_reports').execute();
  await api.database.db.deleteFrom('mail_outbox').execute();
});

const report = (id: number, body: object = { kind: 'closed' }) =>
  api.app.inject({ method: 'POST', url: `/api/web/v1/facility/facility/${id}/report/`, payload: body });
const tell = (afterMs = 0) =>
  reportMailJob(api.database.db, CONTEXT).run(new Date(Date.now() + afterMs), new AbortController().signal);
const mails = () => newestMails(api.database.db, 20);
const kinds = async () => (await mails()).map(({ kind, recipient }) => `${kind} to ${recipient}`);

test('every member hears of a report on a point of theirs, without what was typed @X-03', async () => {
  await report(own[0], { kind: 'other', text: 'Buy my pills', email: 'ada@example.org' });
  await api.database.db.deleteFrom('mail_outbox').execute();
  await tell();
  const [mail] = await mails();
  expect(await kinds()).toEqual(['reports-owner to points@demo.test']);
  expect(mail?.content).toContain(`/ru-ru/profile/edit-recycling-point/${own[0]}`);
  expect(mail?.content).not.toMatch(/pills|ada@/);
});

test('a flood of reports is one mail a day @X-03', async () => {
  await report(own[0]);
  await tell();
  for (let count = 0; count < 30; count += 1) await report(own[count % 2 === 0 ? 0 : 1]);
  await tell(REPORT_MAIL_MS / 2);
  expect(await mails()).toHaveLength(1);
  await tell(REPORT_MAIL_MS + 1000);
  await tell(REPORT_MAIL_MS + 2000);
  const [second, first, ...others] = await mails();
  expect([first?.kind, others.length]).toEqual(['reports-owner', 0]);
  expect(second?.content).toContain('Пункт закрыт × 15');
  expect(second?.content).toContain('https://eco.example/ru-ru/profile/recycling-points');
});

test('what nobody runs is the desk’s, and one mail does not keep back another @X-03', async () => {
  await report(ownerless, { kind: 'wrong-place' });
  await report(own[0]);
  await tell();
  expect((await kinds()).sort()).toEqual([
    'reports-desk to operator@localhost',
    'reports-owner to points@demo.test',
  ]);
  const [toDesk] = (await mails()).filter(({ kind }) => kind === 'reports-desk');
  expect(toDesk?.content).toContain('https://desk.eco.example/reports');
  await report(ownerless);
  await tell(1000);
  expect(await mails()).toHaveLength(2);
});

test('nobody is mailed about spam, or about what was settled before the mail @X-03', async () => {
  await report(own[0], { kind: 'closed', website: 'https://spam.example' });
  await report(own[1]);
  const { db } = api.database;
  const { id } = await db
    .selectFrom('point_reports')
    .select('id')
    .where('is_spam', '=', 0)
    .executeTakeFirstOrThrow();
  const staff = await db.selectFrom('staff_members').select('account_id as by').executeTakeFirstOrThrow();
  const settlement = { outcome: 'was-right', answer: '', ...staff } as const;
  await db
    .transaction()
    .execute((trx) => settleReport(trx, id, settlement, { ...CONTEXT, localHost: 'localhost:3000' }));
  await tell();
  expect(await mails()).toEqual([]);
});
