import type { LoaderFunctionArgs } from '@ecocircle/shared-contracts/router';
import { type Scope, scopeBind } from 'effector';
import { toHistoryPage } from './history-page.ts';
import { historyOpened } from './model.ts';

/** Opens the page of the history that the address names. */
export function balanceLoader(scope: Scope) {
  const open = scopeBind(historyOpened, { scope });
  return ({ request }: Pick<LoaderFunctionArgs, 'request'>): null => {
    open(toHistoryPage(new URL(request.url).searchParams));
    return null;
  };
}
