import { ApiError } from '@ecocircle/shared-contracts';
import { beforeEach, expect, test } from '@jest/globals';
import { allSettled } from 'effector';
import { type DeskApi, startDesk } from '../../platform/api.ts';
import { reports, settleForm } from './model.ts';

type Call = Parameters<DeskApi>[0];

let calls: Call[];
beforeEach(() => {
  calls = [];
});

/** The desk before an API that answers every settling so. */
const deskThat = (settles: () => Promise<unknown>) =>
  startDesk((call) => {
    calls.push(call);
    return call.method === 'POST' ? settles() : Promise.resolve({ data: [], next: null });
  });

const conflict = (code: string) => () =>
  Promise.reject(new ApiError(409, [{ status: '409', code, title: code }]));

async function settled(scope: ReturnType<typeof deskThat>, outcome = 'corrected') {
  await allSettled(settleForm.opened, { scope, params: '7' });
  await allSettled(settleForm.changed, { scope, params: { path: 'outcome', value: outcome } });
  await allSettled(settleForm.submitted, { scope, params: {} });
  return scope.getState(settleForm.$outcome);
}

test('a report ends with what was chosen and written @X-03', async () => {
  const scope = deskThat(() => Promise.resolve({ is_ok: true }));
  expect((await settled(scope))?.isDone).toBe(true);
  expect(calls).toEqual([
    { method: 'POST', path: '/reports/7/settle/', body: { outcome: 'corrected', answer: '' } },
  ]);
});

test.each(['already-settled', 'point-is-public'] as const)(
  '%s is told above the button @X-03',
  async (code) => {
    const outcome = await settled(deskThat(conflict(code)));
    expect(outcome?.answers.all).toMatchObject({ kind: 'refused', reason: code });
  },
);

test('nothing is sent as long as no outcome is chosen @X-03', async () => {
  const scope = deskThat(() => Promise.resolve({ is_ok: true }));
  await settled(scope, '');
  expect(calls).toEqual([]);
  expect(scope.getState(settleForm.$fields).problems).toEqual({ outcome: { rule: 'required' } });
});

test('a report whose end is unknown to this page is refused, not shown as open @X-03', async () => {
  const entry = { id: '1', kind: 'closed', text: '', sent_at: '2026-11-01T10:00:00Z', wants_mail: false };
  const point = { locale: 'ru-RU', point_id: '2', point_name: 'Jars', point_address: '' };
  const scope = startDesk(() =>
    Promise.resolve({
      data: [
        { ...entry, ...point, outcome: 'lost', answer: '', settled_at: entry.sent_at, settled_by: null },
      ],
      next: null,
    }),
  );
  await allSettled(reports.wanted, { scope, params: { filter: {}, pages: 1 } });
  expect(scope.getState(reports.$state).kind).toBe('failed');
});
