import type { Locale } from '@ecocircle/shared-contracts';
import enUS from '../../app-download/screens/events.en-US.webp';
import esAR from '../../app-download/screens/events.es-AR.webp';
import kkKZ from '../../app-download/screens/events.kk-KZ.webp';
import ruKZ from '../../app-download/screens/events.ru-KZ.webp';
import ruRU from '../../app-download/screens/events.ru-RU.webp';

/** The list of events on a phone. */
export const EVENTS_SCREENS: Readonly<Record<Locale, string>> = {
  'ru-RU': ruRU,
  'ru-KZ': ruKZ,
  'kk-KZ': kkKZ,
  'es-AR': esAR,
  'en-US': enUS,
};
