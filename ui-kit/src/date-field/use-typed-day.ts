import { useState } from 'react';

/** How a day stands in the field, and is read from there. */
export interface DayFigures {
  /** Writes a day, `yyyy-mm-dd`, in the figures of the language. */
  readonly write: (day: string) => string;
  /** Reads what somebody typed; nothing where it is no day. Only of a finished text may the year be short. */
  readonly read: (text: string, isFinished: boolean) => string | null;
}

interface TypedDay {
  readonly text: string;
  /** What it was read as; another value has come from elsewhere, and the text is not about it. */
  readonly day: string;
  readonly isFinished: boolean;
}

/** A day in figures that can be typed: the text stays as it is until the field is left. */
export function useTypedDay(value: string, change: (day: string) => void, { write, read }: DayFigures) {
  const [kept, setKept] = useState<TypedDay | null>(null);
  const typed = kept?.day === value ? kept : null;
  const isEmpty = (typed?.text ?? '').trim() === '';

  const type = (text: string): void => {
    const day = read(text, false) ?? '';
    setKept({ text, day, isFinished: false });
    if (day !== value) change(day);
  };
  /** Reads what stands there for good, and tells whether it could. */
  const finish = (): boolean => {
    if (!typed) return true;
    const day = read(typed.text, true);
    setKept(day === null && !isEmpty ? { ...typed, isFinished: true } : null);
    if (day !== null && day !== value) change(day);
    return day !== null || isEmpty;
  };
  const forget = (): void => setKept(null);
  const isUnreadable = typed?.isFinished === true && !isEmpty;
  return { text: typed?.text ?? write(value), isUnreadable, type, finish, forget };
}
