const FRAMES = 6;

/** What an error says of itself, and where it came from: its message, and the first lines of its stack. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const frames = (error.stack ?? '').split('\n').filter((line) => /:\d+:\d+/.test(line));
  return [String(error), ...frames.slice(0, FRAMES)].join('\n');
}
