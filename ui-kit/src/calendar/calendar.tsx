import type { ReactElement } from 'react';
import { type ChevronProps, DayPicker, type Matcher } from 'react-day-picker';
import { ChevronDownIcon } from '../icons/interface-icons.ts';
import styles from './calendar.module.css';
import { toDate, toDay } from './calendar-day.ts';

/** The calendar's texts, and the habits of its language. */
export interface CalendarTexts {
  /** BCP 47 */
  readonly lang: string;
  /** 0 for Sunday, 1 for Monday. */
  readonly weekStartsOn: 0 | 1;
  /** The shortest names of the weekdays, from Sunday on. */
  readonly weekdays: readonly string[];
  /** Names the month of a day, with its year. */
  readonly month: (day: string) => string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  /** Names a day in full. */
  readonly day: (day: string) => string;
  /** Marks the name of a day as that of today, or of the chosen one. */
  readonly today: (name: string) => string;
  readonly chosen: (name: string) => string;
}

/** Props of {@link Calendar}. */
export interface CalendarProps {
  /** The chosen day, `yyyy-mm-dd`, as are the others; empty for none. */
  readonly value: string;
  readonly onChoose: (day: string) => void;
  /** The first and the last day that may be chosen. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly texts: CalendarTexts;
}

const CLASS_NAMES = {
  month: styles.month,
  month_caption: styles.caption,
  nav: styles.nav,
  button_previous: styles.step,
  button_next: styles.step,
  month_grid: styles.grid,
  weekday: styles.weekday,
  day: styles.cell,
  day_button: styles.day,
} as Record<string, string>;

const Chevron = ({ orientation }: ChevronProps): ReactElement => (
  <ChevronDownIcon size="sm" className={orientation === 'left' ? styles.back : styles.on} />
);

/** The days before the first and after the last one that may be chosen. */
const outside = (min: Date | undefined, max: Date | undefined): Matcher[] => [
  ...(min ? [{ before: min }] : []),
  ...(max ? [{ after: max }] : []),
];

/** A month of days, one of which can be chosen: by arrow keys, Home, End, Page Up and Page Down, too. */
export function Calendar({ value, onChoose, min, max, texts }: CalendarProps): ReactElement {
  const [selected, first, last] = [toDate(value), toDate(min), toDate(max)];
  const month = (date: Date): string => texts.month(toDay(date));
  const weekday = (date: Date): string => texts.weekdays[date.getDay()] ?? '';
  return (
    <DayPicker
      mode="single"
      navLayout="after"
      fixedWeeks
      selected={selected}
      defaultMonth={selected}
      startMonth={first}
      endMonth={last}
      disabled={outside(first, last)}
      lang={texts.lang}
      weekStartsOn={texts.weekStartsOn}
      classNames={CLASS_NAMES}
      components={{ Chevron }}
      formatters={{ formatCaption: month, formatWeekdayName: weekday }}
      labels={{
        labelGrid: month,
        labelWeekday: weekday,
        labelPrevious: () => texts.previousMonth,
        labelNext: () => texts.nextMonth,
        labelDayButton: (date, modifiers) => {
          const name = texts.day(toDay(date));
          const named = modifiers.today ? texts.today(name) : name;
          return modifiers.selected ? texts.chosen(named) : named;
        },
      }}
      onDayClick={(date) => onChoose(toDay(date))}
    />
  );
}
