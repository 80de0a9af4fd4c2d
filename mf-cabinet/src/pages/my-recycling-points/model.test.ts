import { ApiError, type ApiService } from '@ecocircle/shared-contracts';
import type { ServerRecyclingPoint } from '@ecocircle/shared-contracts/schemas';
import { describe, expect, test } from '@jest/globals';
import { allSettled, fork } from 'effector';
import { $user, sessionChanged } from '../../account/index.ts';
import { $api } from '../../cabinet/api.ts';
import { pointChanged, WHOLE_LIST } from '../../points/index.ts';
import { pointsIn, serveOwnPoints } from '../../testing/own-points.ts';
import { aUser } from '../../testing/start-page.tsx';
import { list } from './model.ts';

const inScope = (api: Pick<ApiService, 'authenticated'>) =>
  fork({
    values: [
      [$api, api],
      [$user, aUser()],
    ],
  });

/** An API whose answers the test gives, in whatever order. */
function heldAnswers() {
  const answers: ((points: ServerRecyclingPoint[]) => void)[] = [];
  const authenticated = () =>
    new Promise((resolve) => {
      answers.push((points) => resolve({ data: points, meta: { total: points.length } }));
    });
  return { authenticated, answers };
}

describe('the list of own points', () => {
  test('asks for the person’s own points by status, search and page @P-01', async () => {
    const api = serveOwnPoints(pointsIn('draft', 'accepted'));
    const scope = inScope(api);

    await allSettled(list.wanted, { scope, params: { status: 'on-review', search: 'park', page: 3 } });

    expect(api.calls).toEqual([
      {
        path: '/api/web/v1/facility/facility/',
        query: { owner: 'me', status: 'oncheck', q: 'park', page: 3, page_size: 24 },
        signal: expect.any(AbortSignal),
      },
    ]);
  });

  test('holds the points of the answer and how many there are in all @P-01', async () => {
    const scope = inScope(serveOwnPoints(pointsIn('draft', 'accepted', 'draft')));

    await allSettled(list.wanted, { scope, params: { ...WHOLE_LIST, status: 'draft' } });

    expect(scope.getState(list.$state)).toMatchObject({
      kind: 'ready',
      data: { total: 2, entries: [{ id: '1' }, { id: '3' }] },
    });
  });

  test('drops an answer that a later request overtook @P-01', async () => {
    const api = heldAnswers();
    const scope = inScope(api);
    const first = allSettled(list.wanted, { scope, params: { ...WHOLE_LIST, search: 'slow' } });
    const second = allSettled(list.wanted, { scope, params: { ...WHOLE_LIST, search: 'fast' } });

    api.answers[1]?.(pointsIn('accepted', 'accepted'));
    api.answers[0]?.(pointsIn('draft'));
    await Promise.all([first, second]);

    expect(scope.getState(list.$state)).toMatchObject({ data: { total: 2 }, params: { search: 'fast' } });
  });

  test('drops an older answer to the same question @P-01', async () => {
    const api = heldAnswers();
    const scope = inScope(api);
    const first = allSettled(list.wanted, { scope, params: WHOLE_LIST });
    const second = allSettled(pointChanged, { scope, params: { id: '1', status: 'closed' } });

    api.answers[1]?.(pointsIn('closed'));
    api.answers[0]?.(pointsIn('accepted'));
    await Promise.all([first, second]);

    expect(scope.getState(list.$state)).toMatchObject({ data: { entries: [{ status: 'closed' }] } });
  });

  test('stays when it could not be loaded anew, and says so @P-01', async () => {
    const api = serveOwnPoints(pointsIn('accepted'));
    const scope = inScope(api);
    await allSettled(list.wanted, { scope, params: WHOLE_LIST });
    await allSettled($api, {
      scope,
      params: { authenticated: () => Promise.reject(new ApiError(503, [])) },
    });

    await allSettled(pointChanged, { scope, params: { id: '1', status: 'closed' } });

    expect(scope.getState(list.$state)).toMatchObject({ kind: 'ready', data: { total: 1 }, stale: 'server' });
  });

  test('keeps the old list while the next one is loading @P-01', async () => {
    const api = heldAnswers();
    const scope = inScope(api);
    const first = allSettled(list.wanted, { scope, params: WHOLE_LIST });
    api.answers[0]?.(pointsIn('accepted'));
    await first;

    const second = allSettled(list.wanted, { scope, params: { ...WHOLE_LIST, page: 2 } });

    expect(scope.getState(list.$state)).toMatchObject({
      kind: 'ready',
      data: { total: 1 },
      refreshing: true,
    });
    api.answers[1]?.([]);
    await second;
  });

  test.each([
    ['offline', new ApiError(0, [])],
    ['server', new ApiError(503, [])],
  ])('says %s when the answer does not come, and loads on retry', async (cause, error) => {
    const api = serveOwnPoints(pointsIn('accepted'));
    const scope = inScope({ authenticated: () => Promise.reject(error) });
    await allSettled(list.wanted, { scope, params: WHOLE_LIST });
    expect(scope.getState(list.$state)).toEqual({ kind: 'failed', cause });

    await allSettled($api, { scope, params: api });
    await allSettled(list.refreshed, { scope });

    expect(scope.getState(list.$state)).toMatchObject({ kind: 'ready', data: { total: 1 } });
  });

  test('fails on an answer that is not a list of points', async () => {
    const scope = inScope({ authenticated: async () => ({ data: [{ id: 17 }], meta: { total: 1 } }) });

    await allSettled(list.wanted, { scope, params: WHOLE_LIST });

    expect(scope.getState(list.$state)).toEqual({ kind: 'failed', cause: 'server' });
  });

  test('is asked for again when a point changes, and not before the page was opened', async () => {
    const api = serveOwnPoints(pointsIn('accepted'));
    const scope = inScope(api);
    const listCalls = () => api.calls.filter(({ query }) => query?.page_size === 24).length;

    await allSettled(pointChanged, { scope, params: { id: '1', status: 'closed' } });
    expect(listCalls()).toBe(0);

    await allSettled(list.wanted, { scope, params: WHOLE_LIST });
    await allSettled(pointChanged, { scope, params: { id: '1', status: 'closed' } });
    expect(listCalls()).toBe(2);
  });

  test('is forgotten when another account signs in', async () => {
    const scope = inScope(serveOwnPoints(pointsIn('accepted')));
    await allSettled(list.wanted, { scope, params: WHOLE_LIST });

    await allSettled(sessionChanged, {
      scope,
      params: { status: 'authenticated', user: aUser({ id: '4' }) },
    });

    expect(scope.getState(list.$state)).toEqual({ kind: 'idle' });
  });
});
