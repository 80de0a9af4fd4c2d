import { scopeBind } from 'effector';
import type { CabinetPage } from '../../cabinet/index.ts';
import { edited } from '../../event-editor/index.ts';
import { EditCharityEventPage } from './edit-charity-event-page.tsx';

export const page: CabinetPage = {
  Component: EditCharityEventPage,
  createLoader: (scope) => {
    const open = scopeBind(edited.wanted, { scope });
    return ({ params }) => {
      open(params.id ?? '');
      return null;
    };
  },
};
