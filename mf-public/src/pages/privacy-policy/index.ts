import { legalPage } from '../../legal/index.ts';

/** Each market has the version that its law asks for. Russia has a page of its own: personal data. */
export const page = legalPage({
  'ru-KZ': () => import(/* webpackChunkName: "texts-ru-KZ" */ './content/ru-KZ.ts'),
  'kk-KZ': () => import(/* webpackChunkName: "texts-kk-KZ" */ './content/kk-KZ.ts'),
  'es-AR': () => import(/* webpackChunkName: "texts-es-AR" */ './content/es-AR.ts'),
  'en-US': () => import(/* webpackChunkName: "texts-en-US" */ './content/en-US.ts'),
});
