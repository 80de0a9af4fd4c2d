import { type AppStore, type Locale, REGION_LINKS, type ShellServices } from '@ecocircle/shared-contracts';
import { type AppScreen, appScreen } from '../../app-download/index.ts';
import { type ContentOfEveryLocale, contentOf } from '../../long-text/index.ts';
import type { AppPageContent, ScreenName } from './app-page-content.ts';
import { type QrCode, qrCode } from './qr-code.ts';

const CONTENT: ContentOfEveryLocale<AppPageContent> = {
  'ru-RU': () => import(/* webpackChunkName: "texts-ru-RU" */ './content/ru-RU.ts'),
  'ru-KZ': () => import(/* webpackChunkName: "texts-ru-KZ" */ './content/ru-KZ.ts'),
  'kk-KZ': () => import(/* webpackChunkName: "texts-kk-KZ" */ './content/kk-KZ.ts'),
  'es-AR': () => import(/* webpackChunkName: "texts-es-AR" */ './content/es-AR.ts'),
  'en-US': () => import(/* webpackChunkName: "texts-en-US" */ './content/en-US.ts'),
};

/** A shop that has the app: where, and the code that leads a phone there. */
export interface StoreOffer {
  readonly store: AppStore;
  readonly href: string;
  readonly qr: QrCode;
}

/** What the page of the app shows. */
export interface AppPageData extends AppPageContent {
  readonly offers: readonly StoreOffer[];
  readonly pictures: Readonly<Record<ScreenName, AppScreen>>;
}

const STORES: readonly AppStore[] = ['app-store', 'google-play'];

const pictureOf = (name: ScreenName, locale: Locale): Promise<AppScreen> =>
  appScreen(
    (scheme) =>
      import(/* webpackMode: "eager" */ `../../app-download/screens/${name}.${locale}.${scheme}.webp`),
  );

/** Loads the page's words and pictures, and makes the codes for the shops of the visitor's market. */
export const createLoader =
  ({ locale }: Pick<ShellServices, 'locale'>) =>
  async (): Promise<AppPageData> => {
    const { stores } = REGION_LINKS[locale.info.region];
    const offers = STORES.map(async (store) => ({
      store,
      href: stores[store],
      qr: await qrCode(stores[store]),
    }));
    return {
      ...(await contentOf(CONTENT, locale.locale)),
      offers: await Promise.all(offers),
      pictures: {
        map: await pictureOf('map', locale.locale),
        point: await pictureOf('point', locale.locale),
        events: await pictureOf('events', locale.locale),
      },
    };
  };
