import { useLayoutEffect, useRef } from 'react';

const placeBehind = (text: string, digits: number): number => {
  if (digits === 0) return text.startsWith('+') ? 1 : 0;
  const places = [...text.matchAll(/\d/g)].map(({ index }) => index + 1);
  return digits >= places.length ? text.length : (places[digits - 1] ?? text.length);
};

/** Keeps the caret behind the same digit while signs come and go around it. */
export function useKeptCaret(shown: string) {
  const input = useRef<HTMLInputElement>(null);
  const kept = useRef<number | null>(null);
  useLayoutEffect(() => {
    const place = kept.current;
    kept.current = null;
    if (place === null || document.activeElement !== input.current) return;
    input.current?.setSelectionRange(placeBehind(shown, place), placeBehind(shown, place));
  });
  return {
    input,
    keepBehind: (digits: number): void => {
      kept.current = digits;
    },
  };
}
