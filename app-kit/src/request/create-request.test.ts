import { ApiError } from '@ecocircle/shared-contracts';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { allSettled, createStore, fork, scopeBind } from 'effector';
import { createRequest } from './create-request.ts';

interface Call {
  readonly asked: number;
  readonly signal: AbortSignal;
  answer(text: string): Promise<void>;
  fail(error?: Error): Promise<void>;
}

let calls: Call[];
const complained = jest.fn();

const $suffix = createStore('!', { serialize: 'ignore' });
const pages = createRequest({
  source: $suffix,
  send: (suffix, asked: number, signal) =>
    new Promise<string>((resolve, reject) => {
      const settle = (how: () => void) => {
        how();
        return new Promise<void>((done) => setTimeout(done));
      };
      calls.push({
        asked,
        signal,
        answer: (text) => settle(() => resolve(text + suffix)),
        fail: (error = new ApiError(503, [])) => settle(() => reject(error)),
      });
    }),
});

function start() {
  const scope = fork();
  const at = <Payload>(event: (payload: Payload) => unknown) =>
    scopeBind(event as () => void, { scope, safe: true });
  return {
    scope,
    state: () => scope.getState(pages.$state),
    want: at(pages.wanted) as (page: number) => void,
    refresh: at(pages.refreshed) as () => void,
    leave: at(pages.left) as () => void,
    reset: at(pages.reset) as (answer: { params: number; data: string } | null) => void,
  };
}

beforeEach(() => {
  calls = [];
  jest.spyOn(console, 'error').mockImplementation(complained);
});
// What throws between two stores stays inside the stores, which only say so.
afterEach(() => expect(complained).not.toHaveBeenCalled());

const call = (index: number): Call => calls[index] as Call;

describe('the latest call wins', () => {
  test('over an older one that answers later', async () => {
    const { want, state } = start();
    want(1);
    want(2);
    await call(1).answer('two');
    await call(0).answer('one');
    expect(state()).toMatchObject({ kind: 'ready', params: 2, data: 'two!' });
  });

  test('over an older one of the same parameters', async () => {
    const { want, refresh, state } = start();
    want(1);
    refresh();
    await call(1).answer('new');
    await call(0).answer('old');
    expect(state()).toMatchObject({ data: 'new!' });
  });

  test('over an older one that fails later', async () => {
    const { want, state } = start();
    want(1);
    want(2);
    await call(1).answer('two');
    await call(0).fail();
    expect(state()).toMatchObject({ kind: 'ready', data: 'two!', stale: null });
  });

  test('and aborts the older one, but not itself', () => {
    const { want } = start();
    want(1);
    want(2);
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  });
});

test('what the latest call asked for is known until the page is left', () => {
  const { scope, want, leave } = start();
  expect(scope.getState(pages.$wanted)).toBeNull();
  want(3);
  expect(scope.getState(pages.$wanted)).toBe(3);
  leave();
  expect(scope.getState(pages.$wanted)).toBeNull();
});

describe('what is shown', () => {
  test('is nothing until the first answer', async () => {
    const { want, state } = start();
    expect(state()).toEqual({ kind: 'idle' });
    want(1);
    expect(state()).toEqual({ kind: 'pending' });
    await call(0).answer('one');
    expect(state()).toEqual({ kind: 'ready', params: 1, data: 'one!', refreshing: false, stale: null });
  });

  test('stays while it is being replaced', async () => {
    const { want, state } = start();
    want(1);
    await call(0).answer('one');
    want(2);
    expect(state()).toMatchObject({ kind: 'ready', params: 1, data: 'one!', refreshing: true });
  });

  test.each([
    ['offline', new ApiError(0, [])],
    ['server', new ApiError(503, [])],
    ['server', new TypeError('not a list')],
  ])('stays when a refresh fails, and is said to be stale: %s', async (stale, error) => {
    const { want, refresh, state } = start();
    want(1);
    await call(0).answer('one');
    refresh();
    await call(1).fail(error);
    expect(state()).toEqual({ kind: 'ready', params: 1, data: 'one!', refreshing: false, stale });
    refresh();
    expect(state()).toMatchObject({ refreshing: true, stale: null });
    await call(2).answer('new');
    expect(state()).toMatchObject({ data: 'new!', refreshing: false, stale: null });
  });

  test('gives way to the failure of something else', async () => {
    const { want, refresh, state } = start();
    want(1);
    await call(0).answer('one');
    want(2);
    await call(1).fail(new ApiError(0, []));
    expect(state()).toEqual({ kind: 'failed', cause: 'offline' });
    refresh();
    expect(state()).toEqual({ kind: 'pending' });
    expect(call(2).asked).toBe(2);
  });
});

describe('leaving', () => {
  test('aborts the call and keeps what is shown', async () => {
    const { want, refresh, leave, state, scope } = start();
    want(1);
    await call(0).answer('one');
    refresh();
    leave();
    expect(call(1).signal.aborted).toBe(true);
    await call(1).answer('late');
    expect(state()).toEqual({ kind: 'ready', params: 1, data: 'one!', refreshing: false, stale: null });
    expect(scope.getState(pages.$wanted)).toBeNull();
  });

  test.each(['pending', 'failed'])('forgets a state that was %s', async (kind) => {
    const { want, leave, state } = start();
    want(1);
    if (kind === 'failed') await call(0).fail();
    expect(state().kind).toBe(kind);
    leave();
    expect(state()).toEqual({ kind: 'idle' });
  });

  test('ends refreshing, and there is nothing to refresh before the first call', () => {
    const { want, leave, refresh } = start();
    const error = jest.spyOn(console, 'error');
    refresh();
    expect(error).not.toHaveBeenCalled();
    want(1);
    leave();
    refresh();
    expect(calls).toHaveLength(1);
  });

  test('resetting aborts the call and forgets what is shown, or shows what came another way', async () => {
    const { want, reset, state } = start();
    want(1);
    await call(0).answer('one');
    want(2);
    reset(null);
    expect(call(1).signal.aborted).toBe(true);
    expect(state()).toEqual({ kind: 'idle' });
    reset({ params: 3, data: 'given' });
    await call(1).answer('late');
    expect(state()).toEqual({ kind: 'ready', params: 3, data: 'given', refreshing: false, stale: null });
  });
});

describe('a list that grows', () => {
  const list = createRequest({
    source: createStore(null, { serialize: 'ignore' }),
    send: async (_, { page, fails }: { page: number; fails?: boolean }) => {
      if (fails) throw new ApiError(503, []);
      return [page];
    },
    keeps: (_, { page }) => page > 1,
    merge: (shown, { params, data }) => (params.page > 1 && shown ? [...shown.data, ...data] : data),
  });

  test('adds to what is shown, and keeps it when more failed to load', async () => {
    const scope = fork();
    const want = (params: { page: number; fails?: boolean }) => allSettled(list.wanted, { scope, params });
    await want({ page: 1 });
    await want({ page: 2 });
    await want({ page: 3, fails: true });
    expect(scope.getState(list.$state)).toMatchObject({ data: [1, 2], stale: 'server' });
    await want({ page: 1, fails: true });
    expect(scope.getState(list.$state)).toEqual({ kind: 'failed', cause: 'server' });
  });

  test('begins with whatever came first, and fails with whatever failed first', async () => {
    const scope = fork();
    const want = (params: { page: number; fails?: boolean }) => allSettled(list.wanted, { scope, params });
    await want({ page: 2, fails: true });
    expect(scope.getState(list.$state)).toEqual({ kind: 'failed', cause: 'server' });
    await want({ page: 2 });
    expect(scope.getState(list.$state)).toMatchObject({ kind: 'ready', data: [2] });
  });
});
