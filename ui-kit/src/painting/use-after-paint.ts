import { useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/** A value as of the latest paint: what follows from a change of it comes behind the first sight of the change. */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(() => value);
  useEffect(() => afterPaint(() => setPainted(() => value)), [value]);
  return painted;
}
