import { STYLES_COOKIE } from '../cookies/cookie-names.ts';
import { readCookie } from '../cookies/read-cookie.ts';
import { ONE_YEAR, writeCookie } from '../cookies/write-cookie.ts';
import { withKeptSheets } from './kept-sheets.ts';

/** The name of a sheet, once the browser has its file. */
async function bringFile(link: HTMLLinkElement): Promise<string[]> {
  const { sheet: id = '' } = link.dataset;
  const integrity = link.getAttribute('integrity') ?? '';
  const answer = await fetch(link.href, { integrity, priority: 'low' });
  await answer.arrayBuffer();
  return answer.ok ? [id] : [];
}

/**
 * Brings the style sheets that stand in this document as files, which browsers keep, and lets the edge know: the documents
 * of the next visits are without them. What does not come stands in the next document again.
 */
export async function keepSheets(): Promise<void> {
  const inDocument = [...document.querySelectorAll<HTMLLinkElement>('link[data-sheet]')];
  const brought = await Promise.all(inDocument.map((link) => bringFile(link).catch(() => [])));
  const ids = brought.flat();
  if (ids.length > 0) writeCookie(STYLES_COOKIE, withKeptSheets(readCookie(STYLES_COOKIE), ids), ONE_YEAR);
}
