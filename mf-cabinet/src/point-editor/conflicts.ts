import type { EditorValues } from './editor-values.ts';

/** The parts of a point that two people may have changed apart, in the editor's order. */
export const MERGED_PARTS = [
  'name',
  'iconId',
  'place',
  'address',
  'smrs',
  'hours',
  'contacts',
  'collectionRules',
  'comment',
  'photos',
] as const;

/** A part of a point that is chosen as a whole. */
export type MergedPart = (typeof MERGED_PARTS)[number];

/** Whose version of a part is kept. */
export type Side = 'mine' | 'theirs';

const KEYS: Readonly<Record<MergedPart, readonly (keyof EditorValues)[]>> = {
  name: ['name'],
  iconId: ['iconId'],
  place: ['lng', 'lat'],
  address: ['address'],
  smrs: ['smrs'],
  hours: ['workingHours', 'specialHours'],
  contacts: ['supervisorContacts'],
  collectionRules: ['collectionRules'],
  comment: ['comment'],
  photos: ['photos'],
};

/** A rate is the same whatever id its latest save gave it. */
const comparable = (key: keyof EditorValues, values: EditorValues): unknown =>
  key === 'smrs' ? values.smrs.map(({ id: _, ...rate }) => rate) : values[key];

const isSame = (part: MergedPart, one: EditorValues, other: EditorValues): boolean =>
  KEYS[part].every((key) => JSON.stringify(comparable(key, one)) === JSON.stringify(comparable(key, other)));

/** A part that two people have different, and whose version is proposed. */
export interface Conflict {
  readonly part: MergedPart;
  /** Theirs where only they changed it since `base`, otherwise mine. */
  readonly proposed: Side;
}

/** The parts that differ, of which each is a choice. */
export const conflictsOf = (
  mine: EditorValues,
  theirs: EditorValues,
  base: EditorValues,
): readonly Conflict[] =>
  MERGED_PARTS.filter((part) => !isSame(part, mine, theirs)).map((part) => ({
    part,
    proposed: isSame(part, mine, base) ? 'theirs' : 'mine',
  }));

/** The point as it is now with the parts that were chosen to stay as the person has them. */
export function mergedValues(
  mine: EditorValues,
  theirs: EditorValues,
  sides: Readonly<Partial<Record<MergedPart, Side>>>,
): EditorValues {
  const kept = MERGED_PARTS.filter((part) => sides[part] === 'mine').flatMap((part) => KEYS[part]);
  return { ...theirs, ...Object.fromEntries(kept.map((key) => [key, mine[key]])) };
}
