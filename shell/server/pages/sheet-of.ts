import { createHash } from 'node:crypto';
import { hashSource } from '../content-security-policy.ts';
import type { Sheet } from './html-document.ts';

const ID_LENGTH = 6;

const digest = (algorithm: string, text: string, form: 'base64' | 'base64url'): string =>
  createHash(algorithm).update(text).digest(form);

/**
 * A style sheet for the documents of pages.
 *
 * @param url - where it is a file, which is what a browser keeps it by
 * @param integrity - `sha384-…`
 * @returns undefined where the text is not that of the build, or cannot stand in an element
 */
export function sheetOf(url: string, text: string, integrity: string): Sheet | undefined {
  if (integrity !== `sha384-${digest('sha384', text, 'base64')}` || /<\/style/i.test(text)) return undefined;
  return { text, id: digest('sha256', url, 'base64url').slice(0, ID_LENGTH), source: hashSource(text) };
}
