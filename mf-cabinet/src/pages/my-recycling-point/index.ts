import { scopeBind } from 'effector';
import type { CabinetPage } from '../../cabinet/index.ts';
import { pageNumber } from '../../pager/index.ts';
import { history } from '../../point-history/index.ts';
import { shown } from './model.ts';
import { MyRecyclingPointPage } from './my-recycling-point-page.tsx';

export const page: CabinetPage = {
  Component: MyRecyclingPointPage,
  createLoader: (scope) => {
    const [show, showHistory] = [scopeBind(shown.wanted, { scope }), scopeBind(history.wanted, { scope })];
    return ({ params: { id = '' }, request }) => {
      show(id);
      showHistory({ id, page: pageNumber(new URL(request.url).searchParams) });
      return null;
    };
  },
};
