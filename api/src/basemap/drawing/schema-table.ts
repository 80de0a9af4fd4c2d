import type { AreaClass, LineClass, NameClass } from './map-classes.ts';

/** The class of each value; `*` is for all others. */
export type Classes<Class> = Readonly<Record<string, Class>>;

/** How the features of one layer of an archive become ours. */
export interface LayerRule {
  /** The properties that say the kind; the first whose value has a class decides. */
  readonly kinds: readonly string[];
  readonly areas?: Classes<AreaClass>;
  readonly lines?: Classes<LineClass>;
  /** Names of lines and points. */
  readonly names?: Classes<NameClass>;
  /** The property that is the name, where it is not `name`. */
  readonly nameKey?: string;
  /** Whether the names of this layer are those of towns. */
  readonly isPlaces?: true;
}

/** The layers of a schema that are drawn. */
export interface SchemaTable {
  readonly layers: Readonly<Record<string, LayerRule>>;
  /** Features with one of these values are below the ground. */
  readonly buried: Readonly<Record<string, string | boolean | number>>;
}

type Properties = Readonly<Record<string, string | number | boolean>>;

/** The class of a feature by its kinds, or undefined where it is not drawn. */
export function classOf<Class>(
  classes: Classes<Class> | undefined,
  kinds: readonly string[],
  properties: Properties,
): Class | undefined {
  if (!classes) return undefined;
  const key = kinds
    .map((kind) => String(properties[kind] ?? ''))
    .find((value) => Object.hasOwn(classes, value));
  return key === undefined ? classes['*'] : classes[key];
}

/** Gives one class to many values. */
export const each = <const Class extends string>(values: string, given: Class): Record<string, Class> =>
  Object.fromEntries(values.split(' ').map((value) => [value, given]));
