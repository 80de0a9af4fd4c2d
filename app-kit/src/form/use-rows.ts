import { useStoreMap, useUnit } from 'effector-react';
import type { Form } from './create-form.ts';
import { type ListOf, valueAt } from './paths.ts';
import { keysOf, type RowChange } from './rows.ts';

const isOther = (keys: readonly number[], known: readonly number[]): boolean =>
  keys.length !== known.length || keys.some((key, index) => key !== known[index]);

/** The rows of a list: names that stay with them, for React's `key`, and what can be done to them. */
export function useRows<Values extends object>(
  form: Pick<Form<Values>, '$fields' | 'rowsChanged'>,
  list: ListOf<Values>,
) {
  const keys = useStoreMap({
    store: form.$fields,
    keys: [list as string],
    fn: ({ values, rowKeys }, [path = '']) =>
      keysOf(rowKeys, path, (valueAt(values, path) as readonly unknown[]).length),
    updateFilter: isOther,
  });
  const changed = useUnit(form.rowsChanged);
  const change = (what: RowChange) => changed({ list, change: what });
  return {
    keys,
    add: (row: unknown) => change({ kind: 'added', row }),
    remove: (index: number) => change({ kind: 'removed', index }),
    move: (from: number, to: number) => change({ kind: 'moved', from, to }),
  };
}
