/** Whose version of a part is kept. */
export type Side = 'mine' | 'theirs';

/** A part that two people have different, and whose version is proposed. */
export interface Conflict<Part extends string> {
  readonly part: Part;
  /** Theirs where only they changed it since `base`, otherwise mine. */
  readonly proposed: Side;
}

/** Whose version of each part is kept; theirs where nothing is said. */
export type Sides<Part extends string> = Readonly<Partial<Record<Part, Side>>>;

/** What one person has in the form, what another has saved meanwhile, and what both began from. */
export interface Versions<Values> {
  readonly mine: Values;
  readonly theirs: Values;
  readonly base: Values;
}

/** Compares and merges the versions of two people. */
export interface Merge<Values, Part extends string> {
  /** The parts that differ, of which each is a choice. */
  conflictsOf(versions: Versions<Values>): readonly Conflict<Part>[];
  /** Theirs with the parts that were chosen to stay as the person has them. */
  mergedValues(versions: Pick<Versions<Values>, 'mine' | 'theirs'>, sides: Sides<Part>): Values;
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
}: MergedThing<Values, Part>): Merge<Values, Part> {
  const parts = Object.keys(keys) as Part[];
  const isSame = (part: Part, one: Values, other: Values): boolean =>
    keys[part].every(
      (key) => JSON.stringify(comparable(key, one)) === JSON.stringify(comparable(key, other)),
    );
  return {
    conflictsOf: ({ mine, theirs, base }) =>
      parts
        .filter((part) => !isSame(part, mine, theirs))
        .map((part) => ({ part, proposed: isSame(part, mine, base) ? 'theirs' : 'mine' })),

    mergedValues({ mine, theirs }, sides) {
      const kept = parts.filter((part) => sides[part] === 'mine').flatMap((part) => keys[part]);
      return { ...theirs, ...Object.fromEntries(kept.map((key) => [key, mine[key]])) };
    },
  };
}
