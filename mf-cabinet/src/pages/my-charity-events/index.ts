import { scopeBind } from 'effector';
import type { CabinetPage } from '../../cabinet/index.ts';
import { toEventListQuery } from '../../own-events/index.ts';
import { list } from './model.ts';
import { MyCharityEventsPage } from './my-charity-events-page.tsx';

export const page: CabinetPage = {
  Component: MyCharityEventsPage,
  createLoader: (scope) => {
    const open = scopeBind(list.wanted, { scope });
    return ({ request }) => {
      open(toEventListQuery(new URL(request.url).searchParams));
      return null;
    };
  },
};
