import type { Answer } from '../api/answer.ts';
import { LOCALES, type Locale } from '../locales/locales.ts';

/** A name in every locale. */
export type LocalisedName = Readonly<Record<Locale, string>>;

/** Reads an object with a text for every locale. */
export const readLocalised = (texts: Answer): LocalisedName =>
  Object.fromEntries(LOCALES.map((locale) => [locale, texts.text(locale)])) as Record<Locale, string>;
