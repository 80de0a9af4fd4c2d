import type { LoaderFunctionArgs } from '@ecocircle/shared-contracts/router';
import { scopeBind } from 'effector';
import type { Cabinet } from '../../cabinet/start-cabinet.ts';
import { countsNeeded, toPointListQuery } from '../../points/index.ts';
import { listOpened } from './model.ts';

/** Opens the list that the address names; the page shows how far it has come. */
export function myRecyclingPointsLoader({ scope }: Pick<Cabinet, 'scope'>) {
  const openList = scopeBind(listOpened, { scope });
  const needCounts = scopeBind(countsNeeded, { scope });
  return ({ request }: Pick<LoaderFunctionArgs, 'request'>): null => {
    openList(toPointListQuery(new URL(request.url).searchParams));
    needCounts();
    return null;
  };
}
