import type { Locale } from '@ecocircle/shared-contracts';
import enUS from './screens/events.en-US.webp';
import esAR from './screens/events.es-AR.webp';
import kkKZ from './screens/events.kk-KZ.webp';
import ruKZ from './screens/events.ru-KZ.webp';
import ruRU from './screens/events.ru-RU.webp';

/** The list of events on a phone. */
export const EVENTS_SCREENS: Readonly<Record<Locale, string>> = {
  'ru-RU': ruRU,
  'ru-KZ': ruKZ,
  'kk-KZ': kkKZ,
  'es-AR': esAR,
  'en-US': enUS,
};
