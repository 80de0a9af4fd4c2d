import { ApiError, type ApiService } from '@ecocircle/shared-contracts';
import type { ServerWithdrawal } from '@ecocircle/shared-contracts/schemas';
import { describe, expect, test } from '@jest/globals';
import { allSettled, fork } from 'effector';
import { balanceChanged, sessionChanged } from '../../account/index.ts';
import { $api } from '../../cabinet/index.ts';
import { aUser } from '../../testing/start-page.tsx';
import { aWithdrawal, serveWithdrawals } from '../../testing/withdrawals.ts';
import { history } from './model.ts';

async function inScope(api: Pick<ApiService, 'authenticated'>) {
  const scope = fork({ values: [[$api, api]] });
  await allSettled(sessionChanged, { scope, params: { status: 'authenticated', user: aUser() } });
  return scope;
}

const down: Pick<ApiService, 'authenticated'> = {
  authenticated: () => Promise.reject(new ApiError(0, [])),
};

describe('the history of withdrawals', () => {
  test('drops an older answer that comes late @B-01', async () => {
    const answers: ((withdrawals: ServerWithdrawal[]) => void)[] = [];
    const authenticated = () =>
      new Promise((resolve) => {
        answers.push((data) => resolve({ data, meta: { total: data.length, page: 1, page_size: 20 } }));
      });
    const scope = await inScope({ authenticated });
    const first = allSettled(history.wanted, { scope, params: 1 });
    const second = allSettled(balanceChanged, { scope, params: { balance: 5 } });

    answers[1]?.([aWithdrawal(2), aWithdrawal(1)]);
    answers[0]?.([aWithdrawal(1)]);
    await Promise.all([first, second]);

    expect(scope.getState(history.$state)).toMatchObject({ data: { total: 2 } });
  });

  test('stays when it could not be loaded anew, and says so @B-01', async () => {
    const scope = await inScope(serveWithdrawals([aWithdrawal(1)]));
    await allSettled(history.wanted, { scope, params: 1 });
    await allSettled($api, { scope, params: down });

    await allSettled(balanceChanged, { scope, params: { balance: 5 } });

    expect(scope.getState(history.$state)).toMatchObject({ data: { total: 1 }, stale: 'offline' });
  });

  test('does not show one page as another that could not be loaded @B-01', async () => {
    const scope = await inScope(serveWithdrawals([aWithdrawal(1)]));
    await allSettled(history.wanted, { scope, params: 1 });
    await allSettled($api, { scope, params: down });

    await allSettled(history.wanted, { scope, params: 2 });

    expect(scope.getState(history.$state)).toEqual({ kind: 'failed', cause: 'offline' });
  });
});
