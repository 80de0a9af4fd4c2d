import type { Manual, ManualSection } from './manual.ts';

/** An entry of the table of contents: a section with its parts. */
export interface ContentsEntry {
  readonly id: string;
  readonly title: string;
  readonly parts: readonly { readonly id: string; readonly title: string }[];
}

const partsOf = ({ blocks }: ManualSection): ContentsEntry['parts'] =>
  blocks.flatMap((block) =>
    block.kind === 'heading' && block.id ? [{ id: block.id, title: block.text }] : [],
  );

/** The table of contents: sections, and those of their headings that have an anchor. */
export const contentsOf = ({ sections }: Manual): ContentsEntry[] =>
  sections.map((section) => ({ id: section.id, title: section.title, parts: partsOf(section) }));

/** Every anchor of a manual, from top to bottom. */
export const anchorsOf = (manual: Manual): string[] =>
  contentsOf(manual).flatMap(({ id, parts }) => [id, ...parts.map((part) => part.id)]);
