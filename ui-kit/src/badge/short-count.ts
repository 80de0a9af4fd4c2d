const STEPS = [
  [1e9, 'B'],
  [1e6, 'M'],
  [1e3, 'K'],
] as const;

/**
 * A count as a badge shows it: rounded to whole thousands, millions or billions.
 *
 * @example
 * shortCount(1499); // '1K'
 */
export function shortCount(count: number): string {
  const step = STEPS.find(([size]) => count >= size);
  return step ? `${Math.round(count / step[0])}${step[1]}` : String(count);
}
