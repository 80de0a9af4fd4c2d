/**
 * Control characters except tab and line breaks: PostgreSQL refuses them, mail programs mishandle them, and nobody
 * types them.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** A text as it can be stored and mailed: without control characters and lone surrogates. */
export const cleanText = (text: string): string => text.replace(UNPRINTABLE, '').toWellFormed();

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The texts of a form as they can be stored and mailed: without control characters and lone surrogates. */
export function cleanTexts(body: unknown): unknown {
  if (!isRecord(body)) return body;
  const fields = Object.entries(body).map(([name, value]) => [
    name,
    typeof value === 'string' ? cleanText(value) : value,
  ]);
  return Object.fromEntries(fields);
}
