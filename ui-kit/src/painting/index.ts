export { afterPaint, painted } from './after-paint.ts';
export { PaintedInTurn } from './painted-in-turn.tsx';
export { PaintedLater } from './painted-later.tsx';
export { createTurns, nextTurn } from './turns.ts';
export { useAfterPaint } from './use-after-paint.ts';
