import type { Manual, ManualSection } from './manual.ts';

const partsOf = ({ blocks }: ManualSection) =>
  blocks.flatMap((block) =>
    block.kind === 'heading' && block.id ? [{ id: block.id, title: block.text }] : [],
  );

/** The table of contents: sections, and those of their headings that have an anchor. */
export const contentsOf = ({ sections }: Manual) =>
  sections.map((section) => ({ id: section.id, title: section.title, parts: partsOf(section) }));

/** Every anchor of a manual, from top to bottom. */
export const anchorsOf = (manual: Manual): string[] =>
  contentsOf(manual).flatMap(({ id, parts }) => [id, ...parts.map((part) => part.id)]);
