import { useState } from 'react';
import { DateTimeField, type DateTimeFieldProps } from '../src/date-time-field/index.ts';
import { TimeField, type TimeFieldProps } from '../src/time-field/index.ts';
import { DAY_FIGURES, DAY_TEXTS } from './day-entry.tsx';

const TIME_TEXTS: TimeFieldProps['texts'] = {
  placeholder: 'hh:mm',
  unreadable: 'Write the time like this: 18:30',
  keyboard: 'numeric',
};

const TIME_FIGURES: TimeFieldProps['figures'] = {
  write: (time) => time,
  read: (text) => (/^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? text : null),
};

const TEXTS: DateTimeFieldProps['texts'] = {
  day: DAY_TEXTS,
  time: TIME_TEXTS,
  both: { day: 'Day', time: 'Time', dayMissing: 'The day is missing', timeMissing: 'The time is missing' },
};

/** Asks for a time. */
export function Time({ start = '', ...props }: Partial<TimeFieldProps> & { readonly start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <TimeField
      label="Time"
      {...props}
      texts={TIME_TEXTS}
      figures={TIME_FIGURES}
      value={value}
      onValueChange={setValue}
    />
  );
}

/** Asks for a day and a time. */
export function Moment({ start = '', ...props }: Partial<DateTimeFieldProps> & { readonly start?: string }) {
  const [day = '', time = ''] = start.split('T');
  const [value, setValue] = useState({ day, time });
  return (
    <DateTimeField
      label="Moment"
      {...props}
      texts={TEXTS}
      figures={{ day: DAY_FIGURES, time: TIME_FIGURES }}
      value={value}
      onValueChange={setValue}
    />
  );
}
