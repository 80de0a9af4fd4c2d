import { createHash } from 'node:crypto';
import { compressText } from '../compressed-text.ts';
import { type DocumentParts, htmlDocument } from './html-document.ts';
import type { PageDocument } from './page-request.ts';

const weakEntityTag = (text: string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

export async function pageDocument(parts: DocumentParts, isProvisional: boolean): Promise<PageDocument> {
  const { page, layoutCss } = parts;
  const html = htmlDocument(parts);
  return {
    kind: 'html',
    status: page.status,
    layoutCss,
    isProvisional,
    html: await compressText(html),
    etag: weakEntityTag(html.replace(page.now, '')),
  };
}
