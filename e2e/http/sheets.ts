import { ask } from './ask.ts';

/** The names of the style sheets that stand in a document. */
export const sheetsIn = (html: string): string[] =>
  [...html.matchAll(/ disabled data-sheet="([^"]+)"/g)].map(([, id = '']) => id);

/** The cookie of a browser that has all style sheets of a page as files. */
export async function cookieOfSheets(path: string): Promise<{ name: string; value: string }> {
  const { text } = await ask(path);
  return { name: 'styles', value: sheetsIn(text).join('.') };
}
