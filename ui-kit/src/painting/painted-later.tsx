import { type ReactNode, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * Renders what is in it once what stands around it is painted.
 *
 * @example
 * <Drawer open={open} …><PaintedLater><MenuLinks /></PaintedLater></Drawer>
 */
export function PaintedLater({ children }: { readonly children: ReactNode }): ReactNode {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => setPainted(true)), []);
  return isPainted && children;
}
