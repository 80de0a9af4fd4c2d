import { scopeBind } from 'effector';
import type { CabinetPage } from '../../cabinet/index.ts';
import { pageNumber } from '../../pager/index.ts';
import { BalancePage } from './balance-page.tsx';
import { history } from './model.ts';

export const page: CabinetPage = {
  Component: BalancePage,
  createLoader: (scope) => {
    const open = scopeBind(history.wanted, { scope });
    return ({ request }) => {
      open(pageNumber(new URL(request.url).searchParams));
      return null;
    };
  },
};
