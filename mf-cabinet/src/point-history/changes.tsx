import { useWording } from '@ecocircle/app-kit/wording';
import type { PointChange } from '@ecocircle/shared-contracts';
import { useUnit } from 'effector-react';
import { dictionaries } from '../point-editor/index.ts';
import { fieldName } from '../point-lacks/index.ts';
import styles from './history.module.css';
import { type ValueNames, valueWords } from './value-words.ts';

/** What the values of a point are named with. */
function useNames(): ValueNames {
  const { t, locale } = useWording();
  const state = useUnit(dictionaries.$state);
  const nameOf: ValueNames['nameOf'] = (dictionary, id) =>
    (state.kind === 'ready' && state.data[dictionary].find((choice) => choice.id === id)?.title) || id;
  return { t, locale, nameOf };
}

function Value({ kind, words }: { readonly kind: 'before' | 'after'; readonly words: string }) {
  const { t } = useWording();
  const Element = kind === 'before' ? 'del' : 'ins';
  return (
    <dd className={styles.value}>
      <span className={styles.side}>{t(`history.${kind}`)}</span>
      <Element className={styles[kind]} dir="auto">
        {words || t('history.empty')}
      </Element>
    </dd>
  );
}

/** The fields that a change changed, each with what it was and what it is. */
export function Changes({ difference }: { readonly difference: readonly PointChange[] }) {
  const { t } = useWording();
  const names = useNames();
  if (difference.length === 0) return null;
  return (
    <details className={styles.details}>
      <summary>{t('history.fields', { count: difference.length })}</summary>
      <dl className={styles.changes}>
        {difference.map(({ field, before, after }) => (
          <div key={field} className={styles.change}>
            <dt>{fieldName(t, field)}</dt>
            <Value kind="before" words={valueWords(field, before, names)} />
            <Value kind="after" words={valueWords(field, after, names)} />
          </div>
        ))}
      </dl>
    </details>
  );
}
