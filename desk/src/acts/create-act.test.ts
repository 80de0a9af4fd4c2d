import { ApiError } from '@ecocircle/shared-contracts';
import { expect, jest, test } from '@jest/globals';
import { allSettled, createWatch, fork } from 'effector';
import { $api } from '../platform/api.ts';
import { createAct } from './create-act.ts';

const act = createAct();

function start(api: () => Promise<unknown>) {
  const scope = fork({ values: [[$api, api]] });
  const ended = jest.fn();
  createWatch({ unit: act.ended, fn: ended, scope });
  return {
    scope,
    ended,
    press: () => allSettled(act.wanted, { scope, params: { path: '/points/1/accept/' } }),
  };
}

test.each([
  [409, 'conflict', 1],
  [404, 'conflict', 1],
  [422, 'invalid', 0],
  [500, 'failed', 0],
  [0, 'failed', 0],
])(
  'a refusal with %i is a %s, and what is shown is asked for again %i times @X-16',
  async (status, kind, times) => {
    const { scope, ended, press } = start(() => Promise.reject(new ApiError(status, [])));
    await press();
    expect(scope.getState(act.$failure)).toBe(kind);
    expect(ended).toHaveBeenCalledTimes(times);
  },
);

test('what is done twice by a hasty press is done once @X-16', async () => {
  let finish = (): void => {};
  const api = jest.fn(() => new Promise<void>((done) => (finish = done)));
  const { scope, ended, press } = start(api);
  const [first, second] = [press(), press()];
  finish();
  await Promise.all([first, second]);
  expect(api).toHaveBeenCalledTimes(1);
  expect(ended).toHaveBeenCalledTimes(1);
  expect(scope.getState(act.$failure)).toBeNull();
});
