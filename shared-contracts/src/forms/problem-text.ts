import type { i18n } from 'i18next';
import { formattingLocale } from '../locales/formatting-locale.ts';
import type { Locale } from '../locales/locales.ts';
import { onePerKey } from '../locales/one-per-key.ts';
import type { FieldProblem } from './field-problem.ts';

const figuresOf = onePerKey((locale: Locale) => new Intl.NumberFormat(formattingLocale(locale)));

/** The text of a problem, from the shell's namespace `validation`, with bounds and plurals the way of the language. */
export function problemText(i18n: Pick<i18n, 'language' | 't'>, { rule, min, max }: FieldProblem): string {
  const figures = figuresOf(i18n.language as Locale);
  const figure = (bound: number | undefined) => (bound === undefined ? '' : figures.format(bound));
  return i18n.t(`validation:${rule}`, { count: max ?? min ?? 0, min: figure(min), max: figure(max) });
}
