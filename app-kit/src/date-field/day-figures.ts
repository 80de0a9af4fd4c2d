import { formattingLocale, isCalendarDay, type Locale, onePerKey } from '@ecocircle/shared-contracts';
import type { Figures } from '@ecocircle/ui-kit/date-field';

type Part = 'year' | 'month' | 'day';

const FIGURES = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const;
const PARTS: readonly string[] = ['year', 'month', 'day'] satisfies readonly Part[];
const isPart = (type: string): type is Part => PARTS.includes(type);

/** The order of languages that begin with the year is that of ISO 8601, which everybody may type. */
const ISO: readonly Part[] = ['year', 'month', 'day'];

/** Of years to come: who types two figures means an event, not a birthday. */
const CENTURY = 2000;

/** A day as ISO 8601 writes it; nothing where the calendar has none such. */
function isoDay(figures: Readonly<Record<Part, number>>): string | null {
  const { year, month, day } = figures;
  const moment = new Date(Date.UTC(year, month - 1, day));
  const isDay = year >= 1000 && moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day;
  return isDay ? moment.toISOString().slice(0, 10) : null;
}

function readInOrder(figures: readonly string[], order: readonly Part[], isFinished: boolean): string | null {
  const of = (part: Part): string => figures[order.indexOf(part)] ?? '';
  const isShort = of('year').length === 2;
  if (of('year').length !== 4 && !(isShort && isFinished)) return null;
  const year = Number(of('year')) + (isShort ? CENTURY : 0);
  return isoDay({ year, month: Number(of('month')), day: Number(of('day')) });
}

/**
 * How a locale writes a day in figures, and reads one: in its own order with any signs between, or as ISO 8601.
 *
 * @example
 * dayFigures('kk-KZ').write('2026-12-05'); // '05.12.2026'
 * dayFigures('en-US').read('12/5/26', true); // '2026-12-05'
 */
export const dayFigures = onePerKey((locale: Locale): Figures => {
  const format = new Intl.DateTimeFormat(formattingLocale(locale), FIGURES);
  const order = format.formatToParts(0).flatMap(({ type }) => (isPart(type) ? [type] : []));
  return {
    write: (day) => (isCalendarDay(day) ? format.format(new Date(day)) : day),
    read: (text, isFinished) => {
      const figures = text.match(/\d+/g) ?? [];
      if (figures.length !== 3) return null;
      return readInOrder(figures, figures[0]?.length === 4 ? ISO : order, isFinished);
    },
  };
});
