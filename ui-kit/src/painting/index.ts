export { afterPaint, painted } from './after-paint.ts';
export { PaintedLater } from './painted-later.tsx';
export { useAfterPaint } from './use-after-paint.ts';
