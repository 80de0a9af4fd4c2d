import { LOCALES } from '@ecocircle/shared-contracts';
import type { ServerRecyclingPoint } from '@ecocircle/shared-contracts/schemas';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { signInAtDesk, signInColleague } from '../../../test/desk-visitor.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { type Creator, signedIn } from '../recycling-points/testing/creator.ts';

let api: TestApp;
let desk: Awaited<ReturnType<typeof signInAtDesk>>;
let eve: typeof desk;
let ada: Creator;
beforeAll(async () => {
  api = await startTestApp({ points: 60 });
  desk = await signInAtDesk(api);
  eve = await signInColleague(api, { email: 'eve@staff.test', name: 'Eve', role: 'moderator' });
  ada = await signedIn(api);
});
afterAll(() => api.close());

/** A point that its creator has sent for review. */
async function onReview(): Promise<ServerRecyclingPoint> {
  const { id } = await ada.makes();
  return (await ada.transit(id, 'draft_to_oncheck')).json().data;
}

const show = async (id: string) => (await desk.get(`/points/${id}/`)).json().data;
const publicly = (id: string) => api.get(`/api/web/v1/facility/facility/${id}/`);

async function queueIds(): Promise<string[]> {
  const ids: string[] = [];
  for (let after = ''; ; ) {
    const { data, next } = (await desk.get(`/points/${after && `?after=${after}`}`)).json();
    ids.push(...data.map(({ id }: { id: string }) => id));
    if (next === null) return ids;
    after = encodeURIComponent(next);
  }
}

describe('the queue', () => {
  test('holds what is on review, what waits longest first, page by page @X-16', async () => {
    const sent = [await onReview(), await onReview()].map(({ id }) => id);
    const { db } = api.database;
    const rows = db
      .selectFrom('recycling_points')
      .select(['id', 'updated_at'])
      .where('status', '=', 'oncheck');
    const expected = (await rows.orderBy('updated_at').orderBy('id').execute()).map(({ id }) => String(id));
    expect(await queueIds()).toEqual(expected);
    expect(expected.slice(-2)).toEqual(sent);
  });

  test('goes on behind a case that was decided meanwhile @X-16', async () => {
    const { db } = api.database;
    const { id: _, ...row } = await db
      .selectFrom('recycling_points')
      .selectAll()
      .limit(1)
      .executeTakeFirstOrThrow();
    const copies = Array.from({ length: 30 }, () => ({
      ...row,
      status: 'oncheck',
      updated_at: '2020-01-01T00:00:00.000Z',
    }));
    await db.insertInto('recycling_points').values(copies).execute();
    const first = (await desk.get('/points/')).json();
    expect(first.data).toHaveLength(25);
    const last = Number(first.data.at(-1).id);
    await db.updateTable('recycling_points').set({ status: 'declined' }).where('id', '=', last).execute();
    const second = (await desk.get(`/points/?after=${encodeURIComponent(first.next)}`)).json();
    expect(Number(second.data[0].id)).toBeGreaterThan(last);
    await db.deleteFrom('recycling_points').where('updated_at', '=', '2020-01-01T00:00:00.000Z').execute();
  });
});

describe('a decision', () => {
  test('accepts a point, which is public then @X-16', async () => {
    const { id, attributes } = await onReview();
    expect((await publicly(id)).statusCode).toBe(404);
    expect((await desk.post(`/points/${id}/accept/`, { version: attributes.version })).statusCode).toBe(200);
    expect((await publicly(id)).statusCode).toBe(200);
    const { history, point } = await show(id);
    expect(point.relationships.status.data.id).toBe('accepted');
    expect(history[0]).toMatchObject({ action: 'accepted', actor: 'staff', actor_name: 'Portal Staff' });
  });

  test('declines with a reason that the creator reads, without the name of who decided @X-01', async () => {
    const { id, attributes } = await onReview();
    const reason = 'There is no such house.';
    await desk.post(`/points/${id}/decline/`, { version: attributes.version, reason });
    const seen = await ada.expected(200, 'GET', `${id}/`);
    expect(seen.relationships.status.data?.id).toBe('declined');
    expect(seen.attributes.decline_reason).toBe(reason);
    const [newest] = (await ada.call('GET', `${id}/history/`)).json().data;
    expect(newest).toMatchObject({ action: 'declined', reason, actor_name: '' });
  });

  test.each([{}, { reason: '' }, { reason: '   ' }])(
    'is not made without its reason: %j @V-05',
    async (given) => {
      const { id, attributes } = await onReview();
      const answer = await desk.post(`/points/${id}/decline/`, { version: attributes.version, ...given });
      expect([answer.statusCode, answer.json().errors[0].source]).toEqual([422, { pointer: '/reason' }]);
    },
  );

  test('is made once: the second moderator learns that there is nothing to decide @X-16', async () => {
    const { id, attributes } = await onReview();
    const body = { version: attributes.version };
    const decisions = [
      desk.post(`/points/${id}/accept/`, body),
      desk.post(`/points/${id}/decline/`, { ...body, reason: 'No.' }),
    ];
    expect((await Promise.all(decisions)).map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await show(id)).history.filter(({ actor }: { actor: string }) => actor === 'staff')).toHaveLength(
      1,
    );
  });

  test('is not made about another version than the one that was read @X-16', async () => {
    const { id, attributes } = await onReview();
    const answer = await desk.post(`/points/${id}/accept/`, { version: attributes.version - 1 });
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([409, 'version-conflict']);
  });

  test('is not made while another moderator looks at the case, until that one is gone @X-16', async () => {
    const { id, attributes } = await onReview();
    const accept = () => desk.post(`/points/${id}/accept/`, { version: attributes.version });
    await eve.post(`/points/${id}/claim/`);
    await desk.post(`/points/${id}/claim/`);
    expect((await show(id)).claimed_by).toBe('Eve');
    const refused = await accept();
    expect([refused.statusCode, refused.json().errors[0]]).toEqual([
      409,
      expect.objectContaining({ code: 'claimed-by-other', title: 'Eve is deciding about this point' }),
    ]);
    await api.database.db.updateTable('desk_claims').set({ until: '2020' }).execute();
    await desk.post(`/points/${id}/claim/`);
    expect((await show(id)).claimed_by).toBeNull();
    expect((await accept()).statusCode).toBe(200);
  });

  test('is refused as made already, where who made it still looks at the case @X-16', async () => {
    const { id, attributes } = await onReview();
    const { version } = attributes;
    await desk.post(`/points/${id}/claim/`);
    await desk.post(`/points/${id}/accept/`, { version });
    await desk.post(`/points/${id}/claim/`);
    const refused = await eve.post(`/points/${id}/decline/`, { version, reason: 'No such house.' });
    expect([refused.statusCode, refused.json().errors[0].code]).toEqual([409, 'version-conflict']);
  });

  test('of two moderators who open a case at once one holds it, and that one decides @X-16', async () => {
    const { id, attributes } = await onReview();
    const { version } = attributes;
    await Promise.all([desk, eve].map((one) => one.post(`/points/${id}/claim/`)));
    const answers = await Promise.all([
      desk.post(`/points/${id}/accept/`, { version }),
      eve.post(`/points/${id}/decline/`, { version, reason: 'No such house.' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const { history } = await show(id);
    expect(history.filter(({ actor }: { actor: string }) => actor === 'staff')).toHaveLength(1);
    const mails = api.database.db
      .selectFrom('mail_outbox')
      .select('kind')
      .where('content', 'like', `%/${id}%`);
    expect(await mails.execute()).toHaveLength(1);
  });

  test('of two moderators without a claim is made once, too @X-16', async () => {
    const { id, attributes } = await onReview();
    const body = { version: attributes.version };
    const answers = await Promise.all([desk, eve].map((one) => one.post(`/points/${id}/accept/`, body)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test('takes a public point down with a reason, and gives back the status that it had @X-16', async () => {
    const { id, attributes } = await onReview();
    await desk.post(`/points/${id}/accept/`, { version: attributes.version });
    const closing = { payload: { comment: 'Repairs', from: '2026-11-01', to: '2099-01-01' } };
    await ada.transit(id, 'accepted_to_temporarily_not_working', closing.payload);
    const version = async () => (await show(id)).point.attributes.version;
    await desk.post(`/points/${id}/take-down/`, { version: await version(), reason: 'It is a shop.' });
    expect((await publicly(id)).statusCode).toBe(404);
    expect(
      (await desk.post(`/points/${id}/take-down/`, { version: await version(), reason: 'Again.' }))
        .statusCode,
    ).toBe(409);
    await desk.post(`/points/${id}/release/`, { version: await version() });
    expect((await show(id)).point.relationships.status.data.id).toBe('temporarily_not_working');
    expect((await publicly(id)).statusCode).toBe(200);
  });

  test('of a revision replaces the point, which was public all the time; a declined one is a draft again @X-01', async () => {
    const { id, attributes } = await onReview();
    await desk.post(`/points/${id}/accept/`, { version: attributes.version });
    const begun = await ada.expected(201, 'POST', `${id}/revision/`);
    await api.database.db
      .updateTable('recycling_points')
      .set({ name: 'Jars, paper and tins' })
      .where('id', '=', Number(begun.id))
      .execute();
    const send = async () => (await ada.transit(begun.id, 'draft_to_oncheck')).json().data;
    const sent = await send();
    const case_ = await show(begun.id);
    expect([case_.accepted.id, case_.accepted.attributes.name, case_.point.attributes.name]).toEqual([
      id,
      'Jars and paper',
      'Jars, paper and tins',
    ]);
    const reason = 'Which tins?';
    await desk.post(`/points/${begun.id}/decline/`, { version: sent.attributes.version, reason });
    const draft = await ada.expected(200, 'GET', `${id}/revision/`);
    expect([draft.relationships.status.data?.id, draft.attributes.decline_reason]).toEqual(['draft', reason]);
    expect((await publicly(id)).json().data.attributes.name).toBe('Jars and paper');
    const again = await send();
    await desk.post(`/points/${begun.id}/accept/`, { version: again.attributes.version });
    expect((await publicly(id)).json().data.attributes.name).toBe('Jars, paper and tins');
    expect((await show(begun.id)) ?? null).toBeNull();
  });
});

test('an accepted point is made a draft with a reason, which takes it off the map @P-09', async () => {
  const { id, attributes } = await onReview();
  await desk.post(`/points/${id}/accept/`, { version: attributes.version });
  const { version } = (await show(id)).point.attributes;
  expect((await desk.post(`/points/${id}/to-draft/`, { version })).statusCode).toBe(422);
  const reason = 'The house was pulled down.';
  expect((await desk.post(`/points/${id}/to-draft/`, { version, reason })).statusCode).toBe(200);
  expect((await publicly(id)).statusCode).toBe(404);
  const draft = await ada.expected(200, 'GET', `${id}/`);
  expect([draft.relationships.status.data?.id, draft.attributes.decline_reason]).toEqual(['draft', reason]);
});

test('a case comes with the open reports of visitors @X-03', async () => {
  const { id, attributes } = await onReview();
  await desk.post(`/points/${id}/accept/`, { version: attributes.version });
  expect((await show(id)).reports).toEqual([]);
  const report = { kind: 'closed', text: 'The door is shut.', email: '', locale: 'en-US' };
  const url = `/api/web/v1/facility/facility/${id}/report/`;
  expect((await api.app.inject({ method: 'POST', url, payload: report })).statusCode).toBe(201);
  expect((await show(id)).reports).toEqual([
    { id: expect.any(String), kind: 'closed', text: 'The door is shut.', sent_at: expect.any(String) },
  ]);
});

test('a case names the one to look at next, which nobody else holds @X-16', async () => {
  const sent = await onReview();
  const [first = '', second = ''] = (await queueIds()).filter((id) => id !== sent.id);
  expect((await show(sent.id)).next).toBe(first);
  expect((await show(first)).next).toBe(second);
  await eve.post(`/points/${first}/claim/`);
  expect((await show(sent.id)).next).toBe(second);
  await api.database.db.updateTable('desk_claims').set({ until: '2020' }).execute();
  expect((await show(sent.id)).next).toBe(first);
});

test('names what points take and carry in every language @X-16', async () => {
  const { materials, units, icons } = (await desk.get('/points/names/')).json();
  for (const { data } of [materials, units, icons]) {
    expect(data.length).toBeGreaterThan(0);
    for (const { name } of data) expect(Object.keys(name).sort()).toEqual([...LOCALES].sort());
  }
});

test('what stands within a hundred metres is shown beside a case @X-10', async () => {
  const place = { lng: 76.5, lat: 43.5 };
  const [one, other] = [await ada.makes({ coords: place }), await ada.makes({ coords: place })];
  await ada.transit(other.id, 'draft_to_oncheck');
  const ids = (await show(one.id)).neighbours.map(({ id }: { id: string }) => id);
  expect(ids).toEqual([other.id]);
});

test.each(['0', 'x', '99999999', '1e3'])('there is no case %s @V-05', async (id) => {
  expect((await desk.get(`/points/${id}/`)).statusCode).toBe(404);
  expect((await desk.post(`/points/${id}/accept/`, { version: 1 })).statusCode).toBe(404);
});

test.each([{}, { version: 'one' }, { version: 0 }, { version: 1.5 }, { version: 1e308 }])(
  'a decision with %j is refused @V-05',
  async (body) => expect((await desk.post('/points/1/accept/', body)).statusCode).toBe(422),
);
