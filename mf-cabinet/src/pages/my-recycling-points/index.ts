import { scopeBind } from 'effector';
import type { CabinetPage } from '../../cabinet/index.ts';
import { reportsWanted } from '../../point-reports/index.ts';
import { countsNeeded, toPointListQuery } from '../../points/index.ts';
import { list } from './model.ts';
import { MyRecyclingPointsPage } from './my-recycling-points-page.tsx';

export const page: CabinetPage = {
  Component: MyRecyclingPointsPage,
  createLoader: (scope) => {
    const openList = scopeBind(list.wanted, { scope });
    const needCounts = scopeBind(countsNeeded, { scope });
    const wantReports = scopeBind(reportsWanted, { scope });
    return ({ request }) => {
      openList(toPointListQuery(new URL(request.url).searchParams));
      needCounts();
      wantReports();
      return null;
    };
  },
};
