import type { Locale } from '@ecocircle/shared-contracts';

const CYRILLIC = 'абвгдежзийклмнопрстуфхцчшщъыьэюяё';
const KAZAKH = 'әғқңөұүһі';
const LATIN = 'abcdefghijklmnopqrstuvwxyz';
const SPANISH = 'áéíóúüñ';

const bothCases = (letters: string): string => letters + letters.toUpperCase();

const ASCII = Array.from({ length: 0x5f }, (_, index) => String.fromCharCode(0x20 + index)).join('');

/** Signs that texts of every language use, the no-break and the thin space among them. */
const SIGNS = '\u00a0\u2009¿¡ºª«»“”‘’„–—…·•×°±€£−©®™½²³';

/** The letters that each locale's texts need, in both cases. */
export const LOCALE_LETTERS: Readonly<Record<Locale, string>> = {
  'ru-RU': bothCases(CYRILLIC),
  'ru-KZ': bothCases(CYRILLIC),
  'kk-KZ': bothCases(CYRILLIC + KAZAKH),
  'es-AR': bothCases(LATIN + SPANISH),
  'en-US': bothCases(LATIN),
};

/**
 * The letters of languages' own names in their alphabets: pages of other languages show the names, and need no more of
 * those alphabets.
 */
const NAMES = { cyrillic: 'КРазийкностухшя', kazakh: 'Ққ' };

/** The characters of each font file that is made. */
export const FONT_CHARACTERS = {
  latin: ASCII + SIGNS + bothCases(SPANISH),
  cyrillic: `${bothCases(CYRILLIC)}ҰұІі№`,
  kazakh: bothCases(KAZAKH.replace(/[ұі]/g, '')),
  currency: '₽₸',
  names: NAMES.cyrillic,
  'names-kazakh': NAMES.kazakh,
} as const;
