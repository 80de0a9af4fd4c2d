import { Button, CloseIcon, PlusIcon } from '@ecocircle/ui-kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './hours-editor.module.css';

interface RowsProps<Row> {
  readonly rows: readonly Row[];
  /** The most rows that there may be. */
  readonly limit: number;
  readonly onChange: (rows: readonly Row[]) => void;
  readonly newRow: () => Row;
  readonly addLabel: string;
  /** The row's name, counted from 1. */
  readonly nameOf: (number: number) => string;
  readonly removeLabel: (name: string) => string;
  readonly fields: (row: Row, index: number, change: (row: Row) => void) => ReactNode;
}

/** Names that stay with rows while others come and go; they begin anew with rows from elsewhere. */
function useKeys(length: number) {
  const [kept, setKept] = useState({ keys: [] as readonly number[], next: 0 });
  const fits = kept.keys.length === length;
  const keys = fits ? kept.keys : Array.from({ length }, (_, index) => kept.next + index);
  const next = fits ? kept.next : kept.next + length;
  return {
    keys,
    added: () => setKept({ keys: [...keys, next], next: next + 1 }),
    removed: (index: number) => setKept({ keys: keys.toSpliced(index, 1), next }),
  };
}

/** Rows that can be added and removed; the focus goes to the new row, and back to the button. */
export function Rows<Row>(props: RowsProps<Row>) {
  const { rows, limit, onChange, newRow, addLabel, nameOf, removeLabel, fields } = props;
  const { keys, added, removed } = useKeys(rows.length);
  const list = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isAdded = useRef(false);
  const { length } = rows;
  useEffect(() => {
    if (!isAdded.current || length === 0) return;
    isAdded.current = false;
    list.current?.querySelector<HTMLElement>('fieldset:last-of-type :is(input, select)')?.focus();
  }, [length]);
  const add = () => {
    isAdded.current = true;
    added();
    onChange([...rows, newRow()]);
  };
  const remove = (index: number) => {
    removed(index);
    onChange(rows.toSpliced(index, 1));
    button.current?.focus();
  };
  return (
    <div ref={list} className={styles.rows}>
      {rows.map((row, index) => (
        <fieldset key={keys[index]} className={styles.row}>
          <legend>{nameOf(index + 1)}</legend>
          {fields(row, index, (changed) => onChange(rows.with(index, changed)))}
          <Button size="sm" variant="ghost" icon={<CloseIcon size="sm" />} onClick={() => remove(index)}>
            {removeLabel(nameOf(index + 1))}
          </Button>
        </fieldset>
      ))}
      <Button
        ref={button}
        variant="secondary"
        icon={<PlusIcon size="sm" />}
        disabled={length >= limit}
        onClick={add}
      >
        {addLabel}
      </Button>
    </div>
  );
}
