import { type Locale, textsByLocale } from '@ecocircle/shared-contracts';
import enUS from './locales/en-US.json' with { type: 'json' };
import esAR from './locales/es-AR.json' with { type: 'json' };
import kkKZ from './locales/kk-KZ.json' with { type: 'json' };
import ruKZ from './locales/ru-KZ.json' with { type: 'json' };
import ruRU from './locales/ru-RU.json' with { type: 'json' };

/** The words of every mail in one language. */
export type MailTexts = typeof enUS;

/** The texts of mails by language; the compiler fails where one is missing. */
export const MAIL_TEXTS: Readonly<Record<Locale, MailTexts>> = textsByLocale({
  'ru-RU': ruRU,
  'ru-KZ': ruKZ,
  'kk-KZ': kkKZ,
  'es-AR': esAR,
  'en-US': enUS,
});

/** Puts values into the `{{gaps}}` of a text, literally. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (gap, name: string) => values[name] ?? gap);
