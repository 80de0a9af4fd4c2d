import { inOtherWords, type OtherWords, type TextBlock, type TextSection } from '../long-text/index.ts';
import type { DrawingName, FigureTexts, Manual, ManualBlock, Picture, Screenshot } from './manual.ts';

/** A block of a manual as it is written: a figure names its picture. */
export type WrittenBlock =
  | ({ readonly kind: 'figure'; readonly picture: string } & FigureTexts)
  | Exclude<ManualBlock, { kind: 'figure' }>
  | TextBlock;

/** A picture with numbered marks and their legend; it is named as its files are. */
export const figure = (picture: string, texts: FigureTexts): WrittenBlock => ({
  kind: 'figure',
  picture,
  ...texts,
});

/** A drawing. */
export const drawing = (name: DrawingName): WrittenBlock => ({ kind: 'drawing', name });

/** A text that readers copy. */
export const sample = (text: string, title: string): WrittenBlock => ({ kind: 'sample', title, text });

/** Width and height in CSS pixels. */
type Size = readonly number[];

/** The screens that were taken in one language: `load` gives the address of a file, named without its ending. */
interface TakenPictures {
  readonly sizes: Readonly<Record<string, { readonly desktop: Size; readonly phone?: Size }>>;
  load(file: string): Promise<{ readonly default: string }>;
}

/** A manual as it is written in one language. */
export interface ManualContent extends Omit<Manual, 'sections'> {
  readonly pictures: TakenPictures;
  readonly sections: readonly TextSection<WrittenBlock>[];
}

/** What a manual says otherwise than the one that it stands on. */
export interface ManualDifferences {
  readonly pictures: ManualContent['pictures'];
  /** Single texts by those that they stand in for. */
  readonly words: OtherWords;
  /** Blocks that stand in for all of a part: from the heading with this anchor, or text, up to the next heading. */
  readonly parts: Readonly<Record<string, readonly WrittenBlock[]>>;
}

const startOf = (block: WrittenBlock): string | null =>
  block.kind === 'heading' ? (block.id ?? block.text) : null;

/** The blocks of a section in its parts, by their headings. */
function partsOf({ id, blocks }: TextSection<WrittenBlock>): Map<string, WrittenBlock[]> {
  const parts = new Map<string, WrittenBlock[]>();
  let part = id;
  for (const block of blocks) {
    part = startOf(block) ?? part;
    parts.set(part, [...(parts.get(part) ?? []), block]);
  }
  return parts;
}

/**
 * Makes a manual of the one that it stands on.
 *
 * @throws if that does not have a part or a text that is said otherwise
 */
export const differingManual =
  ({ pictures, words, parts }: ManualDifferences) =>
  (parent: ManualContent): ManualContent => {
    const left = new Set(Object.keys(parts));
    const sections = parent.sections.map((section) => ({
      ...section,
      blocks: [...partsOf(section)].flatMap(([start, blocks]) => {
        left.delete(start);
        return parts[start] ?? blocks;
      }),
    }));
    for (const start of left) throw new Error(`the manual has no part ${start} to say otherwise`);
    return { ...inOtherWords({ ...parent, sections }, words), pictures };
  };

async function screenshot(
  { load }: TakenPictures,
  file: string,
  [width = 0, height = 0]: Size,
): Promise<Screenshot> {
  return { src: (await load(file)).default, width, height };
}

async function pictureOf(pictures: TakenPictures, name: string): Promise<Picture> {
  const sizes = pictures.sizes[name];
  if (!sizes) throw new Error(`the manual has no picture ${name}`);
  const { desktop, phone } = sizes;
  return {
    desktop: await screenshot(pictures, `${name}.desktop`, desktop),
    ...(phone && { phone: await screenshot(pictures, `${name}.phone`, phone) }),
  };
}

/** Puts the pictures into the figures that name them. */
export async function illustrated({ pictures, sections, ...manual }: ManualContent): Promise<Manual> {
  const withPicture = async (block: WrittenBlock): Promise<ManualBlock | TextBlock> =>
    block.kind === 'figure' ? { ...block, picture: await pictureOf(pictures, block.picture) } : block;
  const illustratedSection = async ({ blocks, ...section }: TextSection<WrittenBlock>) => ({
    ...section,
    blocks: await Promise.all(blocks.map(withPicture)),
  });
  return { ...manual, sections: await Promise.all(sections.map(illustratedSection)) };
}
