import { createHash } from 'node:crypto';
import { integrityOf } from '@ecocircle/shared-contracts/build/integrity';
import { hashSource } from '../content-security-policy.ts';
import { withoutFaces } from './first-styles.ts';
import type { Sheet } from './html-document.ts';
import { sheetParts } from './sheet-parts.ts';

const ID_LENGTH = 6;

/**
 * A style sheet for the documents of pages.
 *
 * @param url - where it is a file, which is what a browser keeps it by
 * @param integrity - `sha384-…`
 * @returns undefined where the text is not that of the build, or cannot stand in an element
 */
export function sheetOf(url: string, text: string, integrity: string): Sheet | undefined {
  if (integrityOf(text) !== integrity || /<\/style/i.test(text)) return undefined;
  const id = createHash('sha256').update(url).digest('base64url').slice(0, ID_LENGTH);
  const parts = sheetParts(text);
  return { text, source: hashSource(text), id, parts, behind: withoutFaces(text, parts) };
}
