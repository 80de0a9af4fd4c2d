import { scopeBind } from 'effector';
import { $roles } from '../../account/index.ts';
import type { CabinetPage } from '../../cabinet/index.ts';
import { reportsWanted } from '../../point-reports/index.ts';
import { countsWanted } from '../../points/index.ts';
import { ProfilePage } from './profile-page.tsx';

export const page: CabinetPage = {
  Component: ProfilePage,
  createLoader: (scope) => {
    const wantCounts = scopeBind(countsWanted, { scope });
    const wantReports = scopeBind(reportsWanted, { scope });
    return () => {
      if (scope.getState($roles).includes('recycling-points-creator')) {
        wantCounts();
        wantReports();
      }
      return null;
    };
  },
};
