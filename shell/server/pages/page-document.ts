import { createHash } from 'node:crypto';
import { onceDone } from '../../src/platform/loading/once-done.ts';
import { keptSheets } from '../../src/platform/styles/kept-sheets.ts';
import { compressPage } from '../compressed-text.ts';
import { hashSource } from '../content-security-policy.ts';
import {
  type DocumentParts,
  htmlDocument,
  type Preload,
  type StylesIn,
  styleElements,
} from './html-document.ts';
import type { DocumentForm, PageDocument } from './page-request.ts';

const weakEntityTag = (...texts: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text);
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
};

const sheetsOf = (files: readonly Preload[]) => files.flatMap(({ sheet }) => sheet ?? []);

/**
 * The document of a page in two forms: a browser that has not got all style sheets yet finds them in the document, so that
 * nothing but the document stands before the first paint.
 */
export function pageDocument(parts: DocumentParts, isProvisional: boolean): PageDocument {
  const { page, layoutCss, files } = parts;
  const texts = htmlDocument(parts);
  const [before, behind] = texts.map((text) => Buffer.from(text)) as [Buffer, Buffer];
  const tag = weakEntityTag(...texts.map((text) => text.replace(page.now, '')));
  const layout = hashSource(layoutCss);
  const sheets = sheetsOf(files);

  const form = (stylesIn: StylesIn, ...styles: readonly string[]) =>
    onceDone(async (): Promise<DocumentForm> => {
      const elements = styleElements(files, stylesIn);
      return {
        html: await compressPage(() => Buffer.concat([before, Buffer.from(elements), behind])),
        etag: weakEntityTag(tag, elements),
        styles: [layout, ...styles],
      };
    });
  const forms: Record<StylesIn, () => Promise<DocumentForm>> = {
    files: form('files'),
    document: form('document', ...sheets.map(({ source }) => source)),
  };

  return {
    kind: 'html',
    status: page.status,
    isProvisional,
    formFor(cookie) {
      const kept = keptSheets(cookie);
      return sheets.every(({ id }) => kept.includes(id)) ? forms.files() : forms.document();
    },
  };
}
