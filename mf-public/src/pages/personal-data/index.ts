import { legalLoader } from '../../legal/index.ts';

export { LegalPage as Component } from '../../legal/index.ts';

/** The page is written for Russia only. */
export const createLoader = legalLoader({
  'ru-RU': () => import(/* webpackChunkName: "texts-ru-RU" */ './content/ru-RU.ts'),
});
