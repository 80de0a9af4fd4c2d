import { scopeBind } from 'effector';
import type { CabinetPage } from '../../cabinet/index.ts';
import { EditorPage, edited } from '../../point-editor/index.ts';

export const page: CabinetPage = {
  Component: EditorPage,
  createLoader: (scope) => {
    const openPoint = scopeBind(edited.wanted, { scope });
    return ({ params }) => {
      openPoint(params.id ?? '');
      return null;
    };
  },
};
