/** Whose version of a part is kept. */
export type Side = 'mine' | 'theirs';

/** A part that two people have different, and whose version is proposed. */
export interface Conflict<Part extends string> {
  readonly part: Part;
  /** Theirs where only they changed it since `base`, otherwise mine. */
  readonly proposed: Side;
}

/** How something that two people edit is compared: its parts, each with the keys of its values. */
export interface MergedThing<Values extends object, Part extends string> {
  readonly keys: Readonly<Record<Part, readonly (keyof Values)[]>>;
  /** What is compared of a value; the value itself unless given. */
  readonly comparable?: (key: keyof Values, values: Values) => unknown;
}

/** Makes what compares and merges the versions of two people. */
export function createMerge<Values extends object, Part extends string>({
  keys,
  comparable = (key, values) => values[key],
}: MergedThing<Values, Part>) {
  const parts = Object.keys(keys) as Part[];
  const isSame = (part: Part, one: Values, other: Values): boolean =>
    keys[part].every(
      (key) => JSON.stringify(comparable(key, one)) === JSON.stringify(comparable(key, other)),
    );
  return {
    /** The parts that differ, of which each is a choice. */
    conflictsOf: (mine: Values, theirs: Values, base: Values): readonly Conflict<Part>[] =>
      parts
        .filter((part) => !isSame(part, mine, theirs))
        .map((part) => ({ part, proposed: isSame(part, mine, base) ? 'theirs' : 'mine' })),

    /** Theirs with the parts that were chosen to stay as the person has them. */
    mergedValues(mine: Values, theirs: Values, sides: Readonly<Partial<Record<Part, Side>>>): Values {
      const kept = parts.filter((part) => sides[part] === 'mine').flatMap((part) => keys[part]);
      return { ...theirs, ...Object.fromEntries(kept.map((key) => [key, mine[key]])) };
    },
  };
}
