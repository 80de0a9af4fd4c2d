export { afterPaint, painted } from './after-paint.ts';
export { latePart } from './late-part.tsx';
export { loadAhead } from './load-ahead.ts';
export { PaintedInTurn } from './painted-in-turn.tsx';
export { PaintedLater } from './painted-later.tsx';
export { pressedBefore } from './pressed-before.ts';
export { createTurns, nextTurn } from './turns.ts';
export { useAfterPaint } from './use-after-paint.ts';
