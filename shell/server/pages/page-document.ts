import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { onceDone } from '../../src/platform/loading/once-done.ts';
import { keptSheets } from '../../src/platform/styles/kept-sheets.ts';
import { compressText } from '../compressed-text.ts';
import { hashSource } from '../content-security-policy.ts';
import { firstStyles } from './first-styles.ts';
import {
  type DocumentParts,
  htmlDocument,
  type Preload,
  type Sheet,
  sheetsBehind,
  styleElements,
} from './html-document.ts';
import type { DocumentForm, PageDocument } from './page-request.ts';

const weakEntityTag = (...texts: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text);
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
};

/** The styles of a document in their places, and how its policy allows them. */
interface PlacedStyles {
  /** In the head. */
  readonly before: string;
  /** Behind the first view. */
  readonly behind: string;
  readonly sources: readonly string[];
}

/** How a policy allows whole sheets in one element: of each set of them found once, which takes a hundredth of a page. */
const wholeSources = new LRUCache<string, string>({ max: 500 });

function wholeSource(sheets: readonly Sheet[], text: string): string {
  const set = sheets.map(({ source }) => source).join(' ');
  const known = wholeSources.get(set) ?? hashSource(text);
  wholeSources.set(set, known);
  return known;
}

/**
 * Where a page names its first view, the head holds what that needs of all sheets, and they come behind it: what is painted
 * first waits for a third of their bytes.
 */
function stylesInDocument(files: readonly Preload[], first: string): PlacedStyles {
  const all = files.filter(({ kind }) => kind === 'style');
  const sheets = all.flatMap(({ sheet }) => sheet ?? []);
  if (first === '' || sheets.length < all.length)
    return {
      before: styleElements(files, 'document'),
      behind: '',
      sources: sheets.map(({ source }) => source),
    };
  const needed = firstStyles(
    sheets.map(({ parts }) => parts),
    first,
  );
  const whole = sheets.map(({ behind }) => behind).join('');
  return {
    before: `<style data-behind="${sheets.length}">${needed}</style>`,
    behind: sheetsBehind(files, whole),
    sources: [hashSource(needed), wholeSource(sheets, whole)],
  };
}

/**
 * The document of a page in two forms: a browser that has not got all style sheets yet finds them in the document, so that
 * nothing but the document stands before the first paint. The other form is made of this one when somebody asks for it.
 */
export async function pageDocument(parts: DocumentParts, isProvisional: boolean): Promise<PageDocument> {
  const { page, layoutCss, files } = parts;
  const sheets = files.flatMap(({ sheet }) => sheet ?? []);
  const { before, first, behind } = htmlDocument(parts);
  const styles = stylesInDocument(files, first);
  const links = styleElements(files, 'files');
  const layout = hashSource(layoutCss);
  const tag = weakEntityTag(...[before, first, behind].map((text) => text.replace(page.now, '')));
  const [head, inHead, body, inBody] = [before, styles.before, first, styles.behind].map((text) =>
    Buffer.byteLength(text),
  ) as [number, number, number, number];

  const sources = [layout, ...styles.sources];
  const made: { document: DocumentForm; files?: DocumentForm } = {
    document: {
      html: await compressText(before + styles.before + first + styles.behind + behind),
      // The sheets are hashed already.
      etag: weakEntityTag(tag, ...sources),
      styles: sources,
    },
  };
  const makeFiles = onceDone(async (): Promise<DocumentForm> => {
    const whole = await made.document.html.raw();
    const from = head + inHead;
    const text = Buffer.concat([
      whole.subarray(0, head),
      Buffer.from(links),
      whole.subarray(from, from + body),
      whole.subarray(from + body + inBody),
    ]);
    made.files = {
      html: await compressText(text),
      etag: weakEntityTag(tag, links),
      styles: [layout],
    };
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
