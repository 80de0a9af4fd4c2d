import type { PostProcessorModule } from 'i18next';
import { LOCALE_INFO, type Locale, type LocaleInfo } from '../locales/locales.ts';

/** The marks of a quote in each language, and those of a quote inside it. */
const MARKS: Readonly<Record<LocaleInfo['language'], string>> = {
  ru: '«»„“',
  kk: '«»„“',
  es: '«»“”',
  en: '“”‘’',
};

/**
 * Gives a quote inside a quote the inner marks of the language. Names of points and events have quotes of their own,
 * and stand in quotes where a text names them. Marks without their counterpart stay as they are.
 *
 * @example
 * nestQuotes('Пункт «Экоцентр «Зелёный»» снова открыт', 'ru-RU'); // 'Пункт «Экоцентр „Зелёный“» снова открыт'
 */
export function nestQuotes(text: string, locale: Locale): string {
  const [open = '', close, innerOpen, innerClose] = MARKS[LOCALE_INFO[locale].language];
  if (text.indexOf(open) === text.lastIndexOf(open)) return text;
  const quote = `${open}([^${open}${close}]*)${close}`;
  return text.replace(new RegExp(`${open}((?:[^${open}${close}]|${quote})*)${close}`, 'g'), (whole) => {
    const inner = whole.slice(1, -1).replace(new RegExp(quote, 'g'), `${innerOpen}$1${innerClose}`);
    return open + inner + close;
  });
}

/**
 * `nestQuotes` for every text of an i18next: `createInstance().use(NESTED_QUOTES).init({ postProcess: NESTED_QUOTES.name })`.
 */
export const NESTED_QUOTES: PostProcessorModule = {
  type: 'postProcessor',
  name: 'nested-quotes',
  process: (text, _key, { lng }, { language }) => nestQuotes(text, (lng ?? language) as Locale),
};
