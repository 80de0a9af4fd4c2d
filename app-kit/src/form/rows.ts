import { valueAt, withValue } from './paths.ts';

/** What happens to the rows of a list. */
export type RowChange =
  | { readonly kind: 'added'; readonly row: unknown }
  | { readonly kind: 'removed'; readonly index: number }
  | { readonly kind: 'moved'; readonly from: number; readonly to: number };

/** A change of the list at a path. */
export interface ListChange {
  readonly list: string;
  readonly change: RowChange;
}

/** Names that stay with their rows, for each list whose rows were changed; `next` is the first that is free. */
export type RowKeys = Readonly<Record<string, { readonly keys: readonly number[]; readonly next: number }>>;

function changed<Row>(rows: readonly Row[], change: RowChange, added: Row): readonly Row[] {
  if (change.kind === 'added') return [...rows, added];
  if (change.kind === 'removed') return rows.toSpliced(change.index, 1);
  const { from, to } = change;
  return from in rows ? rows.toSpliced(from, 1).toSpliced(to, 0, rows[from] as Row) : rows;
}

/** Where a row stands after a change; null where it is gone. */
function indexAfter(index: number, change: RowChange): number | null {
  if (change.kind === 'added') return index;
  if (change.kind === 'removed')
    return index === change.index ? null : index > change.index ? index - 1 : index;
  const { from, to } = change;
  if (index === from) return to;
  const without = index > from ? index - 1 : index;
  return without >= to ? without + 1 : without;
}

/** The values with a list's rows changed. */
export function withRows<Values>(values: Values, { list, change }: ListChange): Values {
  const rows = valueAt(values, list) as readonly unknown[];
  return withValue(values, list, changed(rows, change, change.kind === 'added' ? change.row : undefined));
}

/** What is known by path, with the paths into a list changed as its rows are; what belonged to a removed row goes. */
export function withRowPaths<Known>(
  byPath: Readonly<Record<string, Known>>,
  { list, change }: ListChange,
): Readonly<Record<string, Known>> {
  const moved = Object.entries(byPath).flatMap(([path, known]): [string, Known][] => {
    if (!path.startsWith(`${list}.`)) return [[path, known]];
    const [index = '', ...rest] = path.slice(list.length + 1).split('.');
    const after = indexAfter(Number(index), change);
    return after === null ? [] : [[[list, after, ...rest].join('.'), known]];
  });
  return Object.fromEntries(moved);
}

/** The names of a list's rows. */
export const keysOf = (all: RowKeys, list: string, length: number): readonly number[] =>
  all[list]?.keys ?? Array.from({ length }, (_, index) => index);

const GROWTH = { added: 1, removed: -1, moved: 0 } as const;

/** The names of rows after a change of a list that has `length` rows since. */
export function withRowKeys(all: RowKeys, event: ListChange, length: number): RowKeys {
  const { list, change } = event;
  const before = length - GROWTH[change.kind];
  const next = all[list]?.next ?? before;
  const keys = changed(keysOf(all, list, before), change, next);
  return { ...withRowPaths(all, event), [list]: { keys, next: change.kind === 'added' ? next + 1 : next } };
}
