import { afterPaint } from './after-paint.ts';

/**
 * Loads what will likely be asked for, behind the next paint: the focus of a press is part of what the press takes. Whether
 * it works shows when it is needed.
 */
export const loadAhead = (load: () => Promise<unknown>): void =>
  void afterPaint(() => void load().catch(() => {}));
