import { type Locale, textsByLocale } from '@ecocircle/shared-contracts';

interface CardWords {
  readonly cancelled: string;
  readonly point: string;
  readonly thing: string;
}

/** The portal's own words on the pictures of links. */
export const CARD_WORDS: Readonly<Record<Locale, CardWords>> = textsByLocale({
  'ru-RU': { cancelled: 'Отменено', point: 'Пункт приёма вторсырья', thing: 'Куда сдать и как подготовить' },
  'kk-KZ': {
    cancelled: 'Өтпейді',
    point: 'Қайталама шикізат қабылдау пункті',
    thing: 'Қайда тапсыру керек, қалай дайындау керек',
  },
  'es-AR': { cancelled: 'Cancelado', point: 'Punto de reciclaje', thing: 'Dónde llevarlo y cómo prepararlo' },
  'en-US': { cancelled: 'Canceled', point: 'Recycling point', thing: 'Where it goes and how to prepare it' },
});
