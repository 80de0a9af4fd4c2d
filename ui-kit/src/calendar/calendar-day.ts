/**
 * The calendar's own form of a day, midnight on this device; nothing for what is no day.
 *
 * @param day - `yyyy-mm-dd`
 */
export function toDate(day: string | undefined): Date | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day ?? '') ?? [];
  return year === undefined ? undefined : new Date(Number(year), Number(month) - 1, Number(date));
}

const padded = (figure: number, length: number): string => String(figure).padStart(length, '0');

/** The day of such a date, as `yyyy-mm-dd`. */
export const toDay = (date: Date): string =>
  `${padded(date.getFullYear(), 4)}-${padded(date.getMonth() + 1, 2)}-${padded(date.getDate(), 2)}`;
