import { legalPage } from '../../legal/index.ts';

/** The page is written for Russia only. */
export const page = legalPage({
  'ru-RU': () => import(/* webpackChunkName: "texts-ru-RU" */ './content/ru-RU.ts'),
});
