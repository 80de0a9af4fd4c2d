import { useState } from 'react';
import { DateField, type DateFieldProps } from '../src/date-field/index.ts';

const name = (day: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(new Date(day));

export const DAY_TEXTS: DateFieldProps['texts'] = {
  lang: 'en-GB',
  weekStartsOn: 1,
  weekdays: ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'],
  month: (day) => name(day, { month: 'long', year: 'numeric' }),
  day: (day) => name(day, { dateStyle: 'full' }),
  today: (day) => `Today, ${day}`,
  chosen: (day) => `${day}, chosen`,
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  placeholder: 'dd.mm.yyyy',
  open: 'Open the calendar',
  close: 'Close the calendar',
  clear: 'Clear the date',
  loading: 'The calendar is loading',
  unreadable: 'Write the date like this: 31.12.2026',
};

export const DAY_FIGURES: DateFieldProps['figures'] = {
  write: (day) => day.split('-').reverse().join('.'),
  read: (text) => {
    if (/^\d{4}-\d\d-\d\d$/.test(text)) return text;
    return /^\d\d\.\d\d\.\d{4}$/.test(text) ? text.split('.').reverse().join('-') : null;
  },
};

/** Asks for a day. */
export function Day({ start = '', ...props }: Partial<DateFieldProps> & { readonly start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <DateField
      label="Date"
      {...props}
      texts={DAY_TEXTS}
      figures={DAY_FIGURES}
      value={value}
      onValueChange={setValue}
    />
  );
}
