/** A log that keeps its lines, for tests of what an operator is told. */
export function toldLines() {
  const lines: string[] = [];
  const keep = (_facts: unknown, text?: string): void => {
    lines.push(text ?? '');
  };
  return { lines, log: { info: keep, warn: keep } };
}
