import { legalLoader } from '../../legal/index.ts';

export { LegalPage as Component } from '../../legal/index.ts';

/** Each market has the version that its law asks for. Russia has a page of its own: personal data. */
export const createLoader = legalLoader({
  'ru-KZ': () => import(/* webpackChunkName: "privacy-policy-ru-KZ" */ './content/ru-KZ.ts'),
  'kk-KZ': () => import(/* webpackChunkName: "privacy-policy-kk-KZ" */ './content/kk-KZ.ts'),
  'es-AR': () => import(/* webpackChunkName: "privacy-policy-es-AR" */ './content/es-AR.ts'),
  'en-US': () => import(/* webpackChunkName: "privacy-policy-en-US" */ './content/en-US.ts'),
});
