import { createMerge } from '../conflicts/index.ts';
import type { EditorValues } from './editor-values.ts';

/** The parts of a point that two people may have changed apart, in the editor's order. */
const KEYS = {
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
} as const satisfies Readonly<Record<string, readonly (keyof EditorValues)[]>>;

/** A part of a point that is chosen as a whole. */
export type MergedPart = keyof typeof KEYS;

/** Compares and merges two versions of a point. A rate is the same whatever id its latest save gave it. */
export const pointMerge = createMerge<EditorValues, MergedPart>({
  keys: KEYS,
  comparable: (key, values) => (key === 'smrs' ? values.smrs.map(({ id: _, ...rate }) => rate) : values[key]),
});
