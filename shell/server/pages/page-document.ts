import { createHash } from 'node:crypto';
import { onceDone } from '../../src/platform/loading/once-done.ts';
import { keptSheets } from '../../src/platform/styles/kept-sheets.ts';
import { compressText } from '../compressed-text.ts';
import { hashSource } from '../content-security-policy.ts';
import { type DocumentParts, htmlDocument, type StylesIn, styleElements } from './html-document.ts';
import type { DocumentForm, PageDocument } from './page-request.ts';

const weakEntityTag = (...texts: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text);
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
};

/**
 * The document of a page in two forms: a browser that has not got all style sheets yet finds them in the document, so that
 * nothing but the document stands before the first paint. The other form is made of this one when somebody asks for it.
 */
export async function pageDocument(parts: DocumentParts, isProvisional: boolean): Promise<PageDocument> {
  const { page, layoutCss, files } = parts;
  const sheets = files.flatMap(({ sheet }) => sheet ?? []);
  const styles = { document: styleElements(files, 'document'), files: styleElements(files, 'files') };
  const layout = hashSource(layoutCss);
  const [before, behind] = htmlDocument(parts);
  const tag = weakEntityTag(...[before, behind].map((text) => text.replace(page.now, '')));
  const from = Buffer.byteLength(before);
  const to = from + Buffer.byteLength(styles.document);

  const sources = [layout, ...sheets.map(({ source }) => source)];
  const made: { document: DocumentForm; files?: DocumentForm } = {
    document: {
      html: await compressText(before + styles.document + behind),
      // The sheets are hashed already.
      etag: weakEntityTag(tag, ...sources),
      styles: sources,
    },
  };
  const makeFiles = onceDone(async (): Promise<DocumentForm> => {
    const whole = await made.document.html.raw();
    const text = Buffer.concat([whole.subarray(0, from), Buffer.from(styles.files), whole.subarray(to)]);
    made.files = {
      html: await compressText(text),
      etag: weakEntityTag(tag, styles.files),
      styles: [layout],
    };
    return made.files;
  });

  const wanted = (cookie: string | undefined): StylesIn => {
    const kept = keptSheets(cookie);
    return sheets.every(({ id }) => kept.includes(id)) ? 'files' : 'document';
  };
  const sent = new Set<DocumentForm>();
  return {
    kind: 'html',
    status: page.status,
    isProvisional,
    get bytes() {
      return made.document.html.br.length + (made.files?.html.br.length ?? 0);
    },
    async formFor(cookie) {
      const form = wanted(cookie) === 'document' ? made.document : await makeFiles();
      // What is sent a second time is compressed better.
      if (sent.has(form)) void form.html.improve();
      sent.add(form);
      return form;
    },
    madeFor(cookie) {
      const form = made[wanted(cookie)];
      void form?.html.improve();
      return form;
    },
    improve: () => made.document.html.improve(),
  };
}
