import { type Locale, textsByLocale } from '@ecocircle/shared-contracts';

/** The portal's own words on the pictures of links. */
export const CARD_WORDS: Readonly<Record<Locale, { readonly cancelled: string; readonly point: string }>> =
  textsByLocale({
    'ru-RU': { cancelled: 'Отменено', point: 'Пункт приёма вторсырья' },
    'kk-KZ': { cancelled: 'Болмайды', point: 'Қайталама шикізат қабылдау пункті' },
    'es-AR': { cancelled: 'Cancelado', point: 'Punto de reciclaje' },
    'en-US': { cancelled: 'Cancelled', point: 'Recycling point' },
  });
