import type { ReactNode } from 'react';
import styles from './changes.module.css';

/** A changed field: lines of words, or whatever shows its values. */
interface Change {
  readonly field: string;
  readonly before: readonly string[] | ReactNode;
  readonly after: readonly string[] | ReactNode;
}

interface ChangesProps {
  readonly changes: readonly Change[];
  /** The heads of the two columns. */
  readonly before: string;
  readonly after: string;
}

const isLines = (value: Change['before']): value is readonly string[] =>
  Array.isArray(value) && value.every((line) => typeof line === 'string');

function Value({ value }: { readonly value: Change['before'] }) {
  if (!isLines(value)) return value;
  return value.map((line, index) => <p key={index}>{line}</p>);
}

/** Changed fields with what they said and say: side by side where there is room, one below the other on phones. */
export function Changes({ changes, before, after }: ChangesProps) {
  return (
    <dl className={styles.changes}>
      {changes.map((change) => (
        <div key={change.field} className={styles.change}>
          <dt className={styles.field}>{change.field}</dt>
          <dd className={styles.before}>
            <span className={styles.side}>{before}</span>
            <Value value={change.before} />
          </dd>
          <dd className={styles.after}>
            <span className={styles.side}>{after}</span>
            <Value value={change.after} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
