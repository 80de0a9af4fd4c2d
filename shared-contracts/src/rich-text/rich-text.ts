import { Marked, type Token, type Tokens } from 'marked';

/** A piece of a line. `href` begins with `http:`, `https:` or `mailto:`. */
export type RichInline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly children: readonly RichInline[] }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly RichInline[] };

/** A paragraph or a list, each of whose items is a line. `start` is the first number of a numbered list. */
export type RichBlock =
  | { readonly kind: 'paragraph'; readonly children: readonly RichInline[] }
  | {
      readonly kind: 'list';
      readonly start: number | null;
      readonly items: readonly (readonly RichInline[])[];
    };

const nothing = () => undefined;

/** What Markdown has besides paragraphs, lists, emphasis and links stays the text that it is. */
const NOT_TAKEN = {
  blockquote: nothing,
  code: nothing,
  codespan: nothing,
  def: nothing,
  del: nothing,
  fences: nothing,
  heading: nothing,
  hr: nothing,
  html: nothing,
  lheading: nothing,
  reflink: nothing,
  table: nothing,
  tag: nothing,
};

const marked = new Marked({ gfm: true, breaks: true, tokenizer: NOT_TAKEN });

const SAFE_ADDRESS = /^(?:https?:\/\/|mailto:)/i;

const plain = (text: string): RichInline => ({ kind: 'text', text });

function toInline(token: Token): RichInline[] {
  const inner = 'tokens' in token && token.tokens ? toInlines(token.tokens) : null;
  switch (token.type) {
    case 'strong':
      return [{ kind: 'strong', children: inner ?? [] }];
    case 'em':
      return [{ kind: 'emphasis', children: inner ?? [] }];
    case 'link':
      if (!SAFE_ADDRESS.test(token.href)) return [plain(token.raw)];
      return [{ kind: 'link', href: token.href, children: inner ?? [plain(token.text)] }];
    case 'escape':
      return [plain(token.text)];
    case 'text':
      return inner ?? [plain(token.text)];
    default:
      return [plain(token.raw)];
  }
}

/** Neighbouring texts become one. */
function joined(pieces: readonly RichInline[]): RichInline[] {
  const all: RichInline[] = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    if (piece.kind === 'text' && last?.kind === 'text') all[all.length - 1] = plain(last.text + piece.text);
    else all.push(piece);
  }
  return all;
}

const toInlines = (tokens: readonly Token[]): RichInline[] => joined(tokens.flatMap(toInline));

/** Each line of a paragraph stands by itself, as it was typed. */
function toParagraphs(tokens: readonly Token[]): RichBlock[] {
  const lines: Token[][] = [[]];
  for (const token of tokens) {
    if (token.type === 'br') lines.push([]);
    else lines.at(-1)?.push(token);
  }
  return lines
    .filter((line) => line.some(({ raw }) => raw.trim() !== ''))
    .map((line) => ({ kind: 'paragraph', children: toInlines(line) }));
}

/** The lines of an item, and of the items below it. */
function toItems({ tokens }: Tokens.ListItem): RichInline[][] {
  const lists = tokens.filter((token): token is Tokens.List => token.type === 'list');
  const own = tokens.filter(({ type }) => type !== 'list' && type !== 'space');
  return [toInlines(own.flatMap(inlineTokens)), ...lists.flatMap(({ items }) => items.flatMap(toItems))];
}

/** A break inside an item is a space. */
const inlineTokens = (token: Token): Token[] =>
  ('tokens' in token && token.tokens ? token.tokens : [token]).map((one) =>
    one.type === 'br' ? { type: 'text', raw: ' ', text: ' ' } : one,
  );

function toBlocks(token: Token): RichBlock[] {
  if (token.type === 'space') return [];
  if (token.type !== 'list') return toParagraphs('tokens' in token && token.tokens ? token.tokens : [token]);
  const { ordered, start, items } = token as Tokens.List;
  return [{ kind: 'list', start: ordered ? Number(start) : null, items: items.flatMap(toItems) }];
}

/**
 * Reads a text with `**strong**`, `*emphasis*`, `[links](https://…)` and lists. There is no HTML in what it gives, and
 * text without such signs stays as it is, each of its lines a paragraph.
 */
export const richText = (text: string): RichBlock[] => marked.lexer(text).flatMap(toBlocks);

const inlineText = (pieces: readonly RichInline[]): string =>
  pieces
    .map((piece) => {
      if (piece.kind === 'text') return piece.text;
      const words = inlineText(piece.children);
      const says =
        piece.kind !== 'link' || [words, `mailto:${words}`, `http://${words}`].includes(piece.href);
      return says ? words : `${words} (${piece.href})`;
    })
    .join('');

const blockText = (block: RichBlock): string => {
  if (block.kind === 'paragraph') return inlineText(block.children);
  const mark = (index: number) => (block.start === null ? '•' : `${block.start + index}.`);
  return block.items.map((item, index) => `${mark(index)} ${inlineText(item)}`).join('\n');
};

/** The words of {@link richText} where nothing can be emphasised: calendars, previews, structured data. */
export const richTextWords = (text: string): string => richText(text).map(blockText).join('\n');
