import { ApiError } from '@ecocircle/shared-contracts';
import { expect, jest, test } from '@jest/globals';
import { allSettled, fork, type Scope } from 'effector';
import { loginAgainAsked, loginAgainGivenUp } from './login-again.ts';
import { loginSettled } from './wait-for-login.ts';

const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

async function asked(): Promise<Scope> {
  const scope = fork();
  await allSettled(loginAgainAsked, { scope });
  return scope;
}

test('nobody waits while nobody is asked', async () => {
  await expect(loginSettled(fork(), AbortSignal.abort())).resolves.toBeUndefined();
});

test('who waits goes on when the question is answered, and no longer looks at their signal', async () => {
  const scope = await asked();
  const { signal } = new AbortController();
  const removed = jest.spyOn(signal, 'removeEventListener');
  const settled = jest.fn();
  void loginSettled(scope, signal).then(settled);
  void loginSettled(scope, undefined).then(settled);
  await nextTurn();
  expect(settled).not.toHaveBeenCalled();
  await allSettled(loginAgainGivenUp, { scope });
  await nextTurn();
  expect(settled).toHaveBeenCalledTimes(2);
  expect(removed.mock.calls).toEqual([['abort', expect.any(Function)]]);
});

test('a call that is called off while it waits, or before, fails with the reason', async () => {
  const scope = await asked();
  const controller = new AbortController();
  const waiting = loginSettled(scope, controller.signal);
  controller.abort('left the page');
  const early = loginSettled(scope, AbortSignal.abort('left before'));
  await expect(waiting).rejects.toEqual(new ApiError(0, []));
  await expect(waiting).rejects.toMatchObject({ status: 0, cause: 'left the page' });
  await expect(early).rejects.toMatchObject({ status: 0, cause: 'left before' });
});
