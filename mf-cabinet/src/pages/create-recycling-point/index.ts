import type { CabinetPage } from '../../cabinet/index.ts';
import { EditorPage } from '../../point-editor/index.ts';

export const page: CabinetPage = { Component: EditorPage };
