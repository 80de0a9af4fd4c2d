import {
  exceptionRow,
  type PointDraft,
  readHistoryEntry,
  ruleRow,
  toPointDraft,
  toPointSave,
  USUAL_DAY,
} from '@ecocircle/shared-contracts';
import type { ServerRecyclingPoint } from '@ecocircle/shared-contracts/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { LOCAL_MAIL } from '../../mail/mail-settings.ts';
import {
  acceptPoint,
  convertPointToDraft,
  declinePoint,
  type PointDecisionContext,
  releasePoint,
  takeDownPoint,
} from './point-decisions.ts';
import type { PointActor } from './point-history.ts';
import { COMPLETE_DRAFT, type Creator, inStatus, POINTS, signedIn } from './testing/creator.ts';

const actor: PointActor = { kind: 'staff', accountId: null, name: 'Mara Moderator' };

let api: TestApp;
let ada: Creator;
let desk: PointDecisionContext;
beforeAll(async () => {
  api = await startTestApp({ points: 60 });
  ada = await signedIn(api);
  const addresses = { productionHosts: {}, publicOrigin: 'https://portal.example' };
  desk = { db: api.database.db, mail: LOCAL_MAIL, addresses, localHost: 'localhost:3000' };
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.db.deleteFrom('mail_outbox').execute();
});

async function pointIn(status: string): Promise<ServerRecyclingPoint> {
  const point = await ada.makes();
  await inStatus(api, point, status);
  return point;
}

const now = (id: string) => ada.expected(200, 'GET', `${id}/`);
const statusNow = async (id: string) => (await now(id)).relationships.status.data?.id;
const mails = () => api.database.db.selectFrom('mail_outbox').selectAll().execute();
const historyOf = async (id: string) =>
  (await ada.call('GET', `${id}/history/`)).json().data.map(readHistoryEntry);

test('an accepted point is public, and its organisation is mailed where it is @X-01', async () => {
  const { id } = await pointIn('oncheck');
  await acceptPoint(desk, { id: Number(id), actor });
  expect((await api.get(`${POINTS}${id}/`)).statusCode).toBe(200);
  const [mail] = await mails();
  expect(mail).toMatchObject({ kind: 'point-accepted', recipient: 'points@demo.test' });
  expect(mail?.content).toContain(`https://portal.example/kk-kz/recycling-points/${id}`);
  expect(mail?.subject).toContain('Jars and paper');
});

test('a decline reaches the creator with its reason, in the cabinet and by mail @X-01', async () => {
  const { id } = await pointIn('oncheck');
  await declinePoint(desk, { id: Number(id), actor, reason: 'Where is the <door>?' });
  const declined = await now(id);
  expect(declined.relationships.status.data?.id).toBe('declined');
  expect(declined.attributes.decline_reason).toBe('Where is the <door>?');
  const [mail] = await mails();
  expect(mail?.content).toContain('&lt;door&gt;');
  expect(mail?.content).not.toContain('<door>?</blockquote>');
  const [entry] = await historyOf(id);
  expect(entry).toMatchObject({
    action: 'declined',
    actor: 'staff',
    actorName: '',
    reason: 'Where is the <door>?',
  });
});

test('a reason is forgotten once the mended point goes to review @P-07', async () => {
  const { id } = await pointIn('oncheck');
  await declinePoint(desk, { id: Number(id), actor, reason: 'No rules.' });
  const { version } = (await now(id)).attributes;
  const saved = await ada.expected(200, 'PATCH', `${id}/`, toPointSave(COMPLETE_DRAFT, { id, version }));
  expect(saved.attributes.decline_reason).toBe('No rules.');
  expect((await ada.transit(id, 'draft_to_oncheck')).json().data.attributes.decline_reason).toBeNull();
});

test('special hours are kept through save, acceptance and revision, and those of the revision replace them @X-04 @P-09', async () => {
  const specialHours: PointDraft['specialHours'] = {
    exceptions: [{ ...exceptionRow('2026-12-31'), note: 'Inventory' }],
    rules: [ruleRow('2026-11-25')],
    holidays: { policy: 'own-hours', day: USUAL_DAY },
  };
  const accepted = async (id: string) => {
    expect((await ada.transit(id, 'draft_to_oncheck')).statusCode).toBe(200);
    await acceptPoint(desk, { id: Number(id), actor });
  };
  const draft = { ...COMPLETE_DRAFT, specialHours };
  const { id } = await ada.makes(draft);
  await accepted(id);
  expect(toPointDraft(await now(id)).specialHours).toEqual(specialHours);
  const revision = await ada.expected(201, 'POST', `${id}/revision/`);
  expect(toPointDraft(revision).specialHours).toEqual(specialHours);
  const changed = {
    ...specialHours,
    exceptions: [],
    holidays: { policy: 'closed', day: USUAL_DAY },
  } as const;
  const save = toPointSave(
    { ...draft, specialHours: changed },
    {
      id: revision.id,
      version: revision.attributes.version,
    },
  );
  await ada.expected(200, 'PATCH', `${revision.id}/`, save);
  expect(toPointDraft(await now(id)).specialHours).toEqual(specialHours);
  await accepted(revision.id);
  expect(toPointDraft(await now(id)).specialHours).toMatchObject({
    exceptions: [],
    rules: specialHours.rules,
    holidays: { policy: 'closed' },
  });
});

test.each(['accepted', 'temporarily_not_working'])(
  'a point that is %s is hidden while it is taken down, and released as it was',
  async (status) => {
    const { id } = await pointIn(status);
    await takeDownPoint(desk, { id: Number(id), actor, reason: 'It is a fountain.' });
    expect((await api.get(`${POINTS}${id}/`)).statusCode).toBe(404);
    expect((await now(id)).attributes.decline_reason).toBe('It is a fountain.');
    await releasePoint(desk, { id: Number(id), actor });
    expect(await statusNow(id)).toBe(status);
    expect((await now(id)).attributes.decline_reason).toBeNull();
    expect((await mails()).map(({ kind }) => kind)).toEqual(['point-takenDown', 'point-released']);
  },
);

describe('an accepted point that is made a draft', () => {
  const reason = 'The house was pulled down.';

  test('leaves the map, and its creator corrects it and sends it again @P-09', async () => {
    const { id } = await pointIn('accepted');
    await convertPointToDraft(desk, { id: Number(id), actor, reason });
    expect((await api.get(`${POINTS}${id}/`)).statusCode).toBe(404);
    const draft = await now(id);
    expect(draft.relationships.status.data?.id).toBe('draft');
    expect(draft.attributes.decline_reason).toBe(reason);
    const [entry] = await historyOf(id);
    expect(entry).toMatchObject({ action: 'converted-to-draft', actor: 'staff', actorName: '', reason });
    const [mail] = await mails();
    expect(mail).toMatchObject({ kind: 'point-madeDraft', recipient: 'points@demo.test' });
    expect(mail?.content).toContain(`/profile/edit-recycling-point/${id}`);
    expect((await ada.transit(id, 'draft_to_oncheck')).statusCode).toBe(200);
  });

  test('says what its open revision said: no work of its creator is lost @P-09', async () => {
    const { id } = await pointIn('accepted');
    const revision = await ada.expected(201, 'POST', `${id}/revision/`);
    const { version } = revision.attributes;
    const save = toPointSave({ ...COMPLETE_DRAFT, name: 'Bottles' }, { id: null, version });
    await ada.expected(200, 'PATCH', `${id}/revision/`, save);
    await convertPointToDraft(desk, { id: Number(id), actor, reason });
    const draft = await now(id);
    expect(draft.attributes).toMatchObject({ name: 'Bottles', decline_reason: reason, open_revision: null });
    expect((await historyOf(id))[0].difference).toEqual([
      { field: 'name', before: 'Jars and paper', after: 'Bottles' },
    ]);
  });

  test.each(['draft', 'oncheck', 'declined', 'closed', 'blocked_by_moderator', 'temporarily_not_working'])(
    'is never one that is %s @P-05',
    async (status) => {
      const { id } = await pointIn(status);
      const converting = convertPointToDraft(desk, { id: Number(id), actor, reason });
      await expect(converting).rejects.toMatchObject({ statusCode: 409 });
      expect(await mails()).toEqual([]);
    },
  );
});

test('of two moderators who decide at once one is refused, and one mail is sent @X-16', async () => {
  const { id } = await pointIn('oncheck');
  const decisions = await Promise.allSettled([
    acceptPoint(desk, { id: Number(id), actor }),
    declinePoint(desk, { id: Number(id), actor, reason: 'No.' }),
  ]);
  expect(decisions.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const refused = decisions.find(({ status }) => status === 'rejected');
  expect(refused).toMatchObject({ reason: { statusCode: 409, errors: [{ code: 'not-allowed-in-status' }] } });
  expect(await mails()).toHaveLength(1);
});

describe('a revision on review', () => {
  async function revised() {
    const { id } = await pointIn('accepted');
    const revision = await ada.expected(201, 'POST', `${id}/revision/`);
    const { version } = revision.attributes;
    const draft = { ...COMPLETE_DRAFT, name: 'Bottles' };
    await ada.expected(200, 'PATCH', `${id}/revision/`, toPointSave(draft, { id: null, version }));
    const rates = { rates: [{ units_slug: 'kg', price: 7, srm_id: 'paper' }] };
    await ada.expected(200, 'PUT', `${revision.id}/rates/`, rates);
    expect((await ada.transit(revision.id, 'draft_to_oncheck')).statusCode).toBe(200);
    return { id, revisionId: revision.id };
  }

  test('replaces the public version once it is accepted, and not before @P-09 @X-01', async () => {
    const { id, revisionId } = await revised();
    const before = await now(id);
    expect(before.attributes.name).toBe('Jars and paper');
    await acceptPoint(desk, { id: Number(revisionId), actor });
    const after = (await api.get(`${POINTS}${id}/`)).json().data as ServerRecyclingPoint;
    expect(after.attributes).toMatchObject({ name: 'Bottles', rates_info: [{ srm_id: 'paper', price: 7 }] });
    expect(after.attributes.version).toBeGreaterThan(before.attributes.version);
    expect((await ada.call('GET', `${id}/revision/`)).statusCode).toBe(404);
    const found = await api.get(`${POINTS}?q=bottles`);
    expect(found.json().data.map((point: ServerRecyclingPoint) => point.id)).toContain(id);
    const [entry] = await historyOf(id);
    expect(entry.action).toBe('revision-accepted');
    expect(entry.difference[0]).toEqual({ field: 'name', before: 'Jars and paper', after: 'Bottles' });
  });

  test('is a draft again once it is declined, and the public version stays @P-09', async () => {
    const { id, revisionId } = await revised();
    await declinePoint(desk, { id: Number(revisionId), actor, reason: 'Bottles are no jars.' });
    expect((await now(id)).attributes.name).toBe('Jars and paper');
    const revision = await ada.expected(200, 'GET', `${id}/revision/`);
    expect(revision.relationships.status.data?.id).toBe('draft');
    expect(revision.attributes.decline_reason).toBe('Bottles are no jars.');
    expect((await mails())[0]?.content).toContain(`/profile/edit-recycling-point/${revisionId}`);
  });

  test('is accepted although the point was closed meanwhile', async () => {
    const { id, revisionId } = await revised();
    await ada.transit(id, 'accepted_to_temporarily_not_working', { comment: 'Repairs.' });
    await acceptPoint(desk, { id: Number(revisionId), actor });
    const after = await now(id);
    expect(after.attributes).toMatchObject({ name: 'Bottles', closing: { comment: 'Repairs.' } });
    expect(after.relationships.status.data?.id).toBe('temporarily_not_working');
  });
});
