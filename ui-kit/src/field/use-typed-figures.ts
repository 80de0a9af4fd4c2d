import { useState } from 'react';

/** How a day or a time stands in a field, and is read from there. */
export interface Figures {
  /** Writes a day, `yyyy-mm-dd`, or a time, `hh:mm`, in the figures of the language; anything else as it stands. */
  readonly write: (value: string) => string;
  /** Reads what somebody typed; nothing where it is none such. Only a finished text may be a short one. */
  readonly read: (text: string, isFinished: boolean) => string | null;
}

interface Typed {
  readonly text: string;
  /** What it was read as; another value has come from elsewhere, and the text is not about it. */
  readonly value: string;
  readonly isFinished: boolean;
}

/** Figures that can be typed: the text stays as it is until the field is left. */
export function useTypedFigures(value: string, change: (value: string) => void, { write, read }: Figures) {
  const [kept, setKept] = useState<Typed | null>(null);
  const typed = kept?.value === value ? kept : null;
  const isEmpty = (typed?.text ?? '').trim() === '';

  const type = (text: string): void => {
    const meant = read(text, false) ?? '';
    setKept({ text, value: meant, isFinished: false });
    if (meant !== value) change(meant);
  };
  /** Reads what stands there for good, and tells whether it could. */
  const finish = (): boolean => {
    if (!typed) return true;
    const meant = read(typed.text, true);
    setKept(meant === null && !isEmpty ? { ...typed, isFinished: true } : null);
    if (meant !== null && meant !== value) change(meant);
    return meant !== null || isEmpty;
  };
  const forget = (): void => setKept(null);
  const isUnreadable = typed?.isFinished === true && !isEmpty;
  return { text: typed?.text ?? write(value), isUnreadable, type, finish, forget };
}
