import { createHash } from 'node:crypto';
import { onceDone } from '../../src/platform/loading/once-done.ts';
import { keptSheets } from '../../src/platform/styles/kept-sheets.ts';
import { compressText } from '../compressed-text.ts';
import { hashSource } from '../content-security-policy.ts';
import { inScratch } from '../scratch-bytes.ts';
import { type DocumentParts, htmlDocument, styleElements } from './html-document.ts';
import type { DocumentForm, PageDocument } from './page-request.ts';
import { placedStyles } from './placed-styles.ts';

const weakEntityTag = (...parts: readonly (Buffer | string)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
};

/** What stands around the first place of a word; all of it where there is none. */
function around(text: Buffer, word: string): Buffer[] {
  const at = text.indexOf(word);
  return at < 0 ? [text] : [text.subarray(0, at), text.subarray(at + Buffer.byteLength(word))];
}

/** A form of a page, and its parts around the styles in it. */
interface WrittenPage {
  readonly form: DocumentForm;
  /** The tag of what both forms have. */
  readonly tag: string;
  /** How the policy allows the styles that both have. */
  readonly layout: string;
  /** Where the styles stand: from where, and to where, in the head and behind the first view. */
  readonly places: readonly [number, number, number, number];
}

/** Each text becomes bytes once: to hash, measure and compress them as texts takes a tenth of a page. */
function writePage(parts: DocumentParts): Promise<WrittenPage> {
  const { before, first, behind } = htmlDocument(parts);
  const styles = placedStyles(parts.files, first);
  const layout = hashSource(parts.layoutCss);
  const sources = [layout, ...styles.sources];
  const texts = [before, styles.before, first, styles.behind, behind] as const;
  return inScratch(texts, async (whole, [head, inHead, body, inBody, rest]) => {
    const tag = weakEntityTag(...[head, body, rest].flatMap((part) => around(part, parts.page.now)));
    const from = head.length + inHead.length + body.length;
    return {
      // The sheets are hashed already.
      form: { html: await compressText(whole), etag: weakEntityTag(tag, ...sources), styles: sources },
      tag,
      layout,
      places: [head.length, head.length + inHead.length, from, from + inBody.length],
    };
  });
}

/**
 * The document of a page in two forms: a browser that has not got all style sheets yet finds them in the document, so that
 * nothing but the document stands before the first paint. The other form is made of this one when somebody asks for it.
 */
export async function pageDocument(parts: DocumentParts, isProvisional: boolean): Promise<PageDocument> {
  const { page, files } = parts;
  const sheets = files.flatMap(({ sheet }) => sheet ?? []);
  const { form: document, tag, layout, places } = await writePage(parts);
  const made: { document: DocumentForm; files?: DocumentForm } = { document };
  const makeFiles = onceDone(async (): Promise<DocumentForm> => {
    const whole = await document.html.raw();
    const [inHead, body, inBody, rest] = places;
    const links = styleElements(files, 'files');
    const texts = [whole.subarray(0, inHead), links, whole.subarray(body, inBody), whole.subarray(rest)];
    const html = await inScratch(texts, compressText);
    made.files = { html, etag: weakEntityTag(tag, links), styles: [layout] };
    return made.files;
  });

  const wanted = (cookie: string | undefined): 'document' | 'files' => {
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
