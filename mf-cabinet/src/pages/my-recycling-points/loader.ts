import type { LoaderFunctionArgs } from '@ecocircle/shared-contracts/router';
import { type Scope, scopeBind } from 'effector';
import { countsNeeded, toPointListQuery } from '../../points/index.ts';
import { listOpened } from './model.ts';

/** Opens the list that the address names; the page shows how far it has come. */
export function myRecyclingPointsLoader(scope: Scope) {
  const openList = scopeBind(listOpened, { scope });
  const needCounts = scopeBind(countsNeeded, { scope });
  return ({ request }: Pick<LoaderFunctionArgs, 'request'>): null => {
    openList(toPointListQuery(new URL(request.url).searchParams));
    needCounts();
    return null;
  };
}
