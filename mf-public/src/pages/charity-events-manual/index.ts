import { manualPage } from '../../manuals/index.ts';

/** The manual in every language, each a chunk of its own. */
export const page = manualPage({
  'ru-RU': () => import(/* webpackChunkName: "texts-ru-RU" */ './content/ru-RU.ts'),
  'ru-KZ': () => import(/* webpackChunkName: "texts-ru-KZ" */ './content/ru-KZ.ts'),
  'kk-KZ': () => import(/* webpackChunkName: "texts-kk-KZ" */ './content/kk-KZ.ts'),
  'es-AR': () => import(/* webpackChunkName: "texts-es-AR" */ './content/es-AR.ts'),
  'en-US': () => import(/* webpackChunkName: "texts-en-US" */ './content/en-US.ts'),
});
