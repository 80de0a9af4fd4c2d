import type { Locale } from '@ecocircle/shared-contracts';
import enUS from '../../app-download/screens/point.en-US.webp';
import esAR from '../../app-download/screens/point.es-AR.webp';
import kkKZ from '../../app-download/screens/point.kk-KZ.webp';
import ruKZ from '../../app-download/screens/point.ru-KZ.webp';
import ruRU from '../../app-download/screens/point.ru-RU.webp';

/** The card of a recycling point on a phone. */
export const POINT_SCREENS: Readonly<Record<Locale, string>> = {
  'ru-RU': ruRU,
  'ru-KZ': ruKZ,
  'kk-KZ': kkKZ,
  'es-AR': esAR,
  'en-US': enUS,
};
