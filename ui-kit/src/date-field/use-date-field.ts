import { useEffect, useRef, useState } from 'react';
import { loadCalendar } from '../calendar/index.ts';
import { useSentValue } from '../field/use-sent-value.ts';
import { useTypedFigures } from '../field/use-typed-figures.ts';
import type { DateFieldProps } from './date-field-props.ts';
import { useCalendar } from './use-calendar.ts';
import { useOwnField } from './use-own-field.ts';

type Day = Pick<DateFieldProps, 'value' | 'onValueChange' | 'figures' | 'texts' | 'load'>;

/** What a field for a day knows: whose field it is, what is typed into it, and its calendar. */
export function useDateField({ value, onValueChange, figures, texts, load = loadCalendar }: Day) {
  const root = useRef<HTMLSpanElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [announced, setAnnounced] = useState('');
  const typed = useTypedFigures(value, onValueChange, figures);
  const own = useOwnField(input, value, onValueChange);
  const calendar = useCalendar(load, own.giveBack);
  const problem = own.isOwn && typed.isUnreadable ? texts.unreadable : '';
  useSentValue(input, value);
  useEffect(() => input.current?.setCustomValidity(problem), [problem]);

  const choose = (day: string): void => {
    typed.forget();
    onValueChange(day);
    setAnnounced(texts.chosen(texts.day(day)));
    calendar.close();
  };
  return { root, input, typed, own, calendar, problem, choose, announced };
}
