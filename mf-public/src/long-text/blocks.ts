/**
 * A piece of a long text. Texts may mark words: `**strong**` and `[a link](/charity-events)`; an address without a
 * scheme is a page of the portal.
 */
export type TextBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string; readonly id?: string | undefined }
  | { readonly kind: 'list'; readonly items: readonly string[]; readonly ordered?: boolean }
  | { readonly kind: 'note'; readonly title?: string | undefined; readonly text: string }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

/** A titled part of a long text. `id` is its anchor, the same in every language. */
export interface TextSection<Block = TextBlock> {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** A paragraph. */
export const p = (text: string): TextBlock => ({ kind: 'paragraph', text });

/** A list without an order. */
export const list = (...items: string[]): TextBlock => ({ kind: 'list', items });

/** A list of steps. */
export const steps = (...items: string[]): TextBlock => ({ kind: 'list', items, ordered: true });

/** A remark beside the text. */
export const note = (text: string, title?: string): TextBlock => ({ kind: 'note', text, title });

/** A heading inside a section. */
export const heading = (text: string, id?: string): TextBlock => ({ kind: 'heading', text, id });

/** A table; its caption is for those who cannot see it. */
export const table = (
  caption: string,
  head: readonly string[],
  ...rows: readonly (readonly string[])[]
): TextBlock => ({ kind: 'table', caption, head, rows });
