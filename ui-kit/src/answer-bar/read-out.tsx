import { useEffect, useState } from 'react';

/** Milliseconds of rest until something is read out: who types hears their letters. */
const REST = 500;

/** Reads out what has come to rest; an empty text reads nothing. */
export function ReadOut({ text }: { readonly text: string }) {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), REST);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="visually-hidden" role="status">
      {settled}
    </p>
  );
}
