import { type PointNames, useChangeWords } from '@ecocircle/app-kit/point-changes';
import { useWording } from '@ecocircle/app-kit/wording';
import type { PointChange } from '@ecocircle/shared-contracts';
import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { dictionaries, namesIn } from '../point-editor/index.ts';
import styles from './history.module.css';

/** What the values of a point are named with. */
function useNames(): PointNames {
  const state = useUnit(dictionaries.$state);
  const known = state.kind === 'ready' ? state.data : null;
  return useMemo(() => namesIn(known), [known]);
}

function Value({ kind, lines }: { readonly kind: 'before' | 'after'; readonly lines: readonly string[] }) {
  const { t } = useWording();
  const Element = kind === 'before' ? 'del' : 'ins';
  return (
    <dd className={styles.value}>
      <span className={styles.side}>{t(`history.${kind}`)}</span>
      <Element className={styles[kind]} dir="auto">
        {lines.join('\n')}
      </Element>
    </dd>
  );
}

interface ChangesProps {
  readonly difference: readonly PointChange[];
  /** Of the point, ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** The fields that a change changed, each with what it was and what it is. */
export function Changes({ difference, country }: ChangesProps) {
  const { t } = useWording();
  const wordsOf = useChangeWords(useNames(), country);
  if (difference.length === 0) return null;
  return (
    <details className={styles.details}>
      <summary>{t('history.fields', { count: difference.length })}</summary>
      <dl className={styles.changes}>
        {difference.map(wordsOf).map(({ field, before, after }) => (
          <div key={field} className={styles.change}>
            <dt>{field}</dt>
            <Value kind="before" lines={before} />
            <Value kind="after" lines={after} />
          </div>
        ))}
      </dl>
    </details>
  );
}
