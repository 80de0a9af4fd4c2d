import type { Figures } from '../field/use-typed-figures.ts';
import type { DateTimeFieldProps } from './date-time-field-props.ts';

/** Figures that lose nothing: what they cannot read is the value as it was typed. */
export const keeping = ({ write, read }: Figures): Figures => ({
  write,
  read: (text, isFinished) => read(text, isFinished) ?? text.trim(),
});

const isRead = (value: string, { read }: Figures): boolean => read(value, true) === value;

/** What is wrong with each half, in words; nothing where nothing is, or where both are empty. */
export function wrongHalves({
  value,
  figures,
  texts,
}: Pick<DateTimeFieldProps, 'value' | 'figures' | 'texts'>) {
  const { day, time } = value;
  const dayWrong = day === '' ? texts.both.dayMissing : texts.day.unreadable;
  const timeWrong = time === '' ? texts.both.timeMissing : texts.time.unreadable;
  if (day === '' && time === '') return { day: '', time: '' };
  return {
    day: isRead(day, figures.day) ? '' : dayWrong,
    time: isRead(time, figures.time) ? '' : timeWrong,
  };
}
