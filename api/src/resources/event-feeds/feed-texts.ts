import { type Locale, textsByLocale } from '@ecocircle/shared-contracts';
import enUS from './locales/en-US.json' with { type: 'json' };
import esAR from './locales/es-AR.json' with { type: 'json' };
import kkKZ from './locales/kk-KZ.json' with { type: 'json' };
import ruRU from './locales/ru-RU.json' with { type: 'json' };

/** The texts of feeds by language; the compiler fails where one is missing. */
export const FEED_TEXTS: Readonly<Record<Locale, typeof enUS>> = textsByLocale({
  'ru-RU': ruRU,
  'kk-KZ': kkKZ,
  'es-AR': esAR,
  'en-US': enUS,
});
