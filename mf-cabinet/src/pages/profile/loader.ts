import { type Scope, scopeBind } from 'effector';
import { $roles } from '../../account/index.ts';
import { countsWanted } from '../../points/index.ts';

/** Asks for fresh counts where there are points to count. */
export function profileLoader(scope: Scope) {
  const wantCounts = scopeBind(countsWanted, { scope });
  return (): null => {
    if (scope.getState($roles).includes('recycling-points-creator')) wantCounts();
    return null;
  };
}
