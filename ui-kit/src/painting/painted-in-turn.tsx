import { Children, type ReactNode, startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * Renders its children one after another, each behind the paint of those before it: what comes first can be used while
 * the rest is on its way.
 *
 * @example
 * <PaintedInTurn><FirstSection /><SecondSection /></PaintedInTurn>
 */
export function PaintedInTurn({ children }: { readonly children: ReactNode }): ReactNode {
  const parts = Children.toArray(children);
  const [count, setCount] = useState(1);
  const isComplete = count >= parts.length;
  useEffect(() => {
    if (isComplete) return undefined;
    return afterPaint(() => startTransition(() => setCount(count + 1)));
  }, [count, isComplete]);
  return parts.slice(0, count);
}
