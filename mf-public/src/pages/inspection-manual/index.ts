import type { RouteHandle } from '@ecocircle/shared-contracts';
import { ManualContents, ManualTop, manualLoader } from '../../manuals/index.ts';

export { ManualPage as Component } from '../../manuals/index.ts';

/** The manual in every language, each a chunk of its own. */
export const createLoader = manualLoader({
  'ru-RU': () => import(/* webpackChunkName: "texts-ru-RU" */ './content/ru-RU.ts'),
  'ru-KZ': () => import(/* webpackChunkName: "texts-ru-KZ" */ './content/ru-KZ.ts'),
  'kk-KZ': () => import(/* webpackChunkName: "texts-kk-KZ" */ './content/kk-KZ.ts'),
  'es-AR': () => import(/* webpackChunkName: "texts-es-AR" */ './content/es-AR.ts'),
  'en-US': () => import(/* webpackChunkName: "texts-en-US" */ './content/en-US.ts'),
});

/** The table of contents stands beside the manual, its beginning above it. */
export const handle: RouteHandle = { slots: { left: ManualContents, top: ManualTop } };
