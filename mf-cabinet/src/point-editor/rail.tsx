import { useWording } from '@ecocircle/app-kit/wording';
import type { PointLack } from '@ecocircle/shared-contracts';
import { Button, CheckCircleIcon, ChevronDownIcon } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lackWords, sectionOf } from '../point-lacks/index.ts';
import { goToField } from './go-to-field.ts';
import { $lacks } from './model.ts';
import styles from './rail.module.css';
import { SECTIONS, type SectionName } from './section.tsx';

function Part({ name, lacks }: { readonly name: SectionName; readonly lacks: readonly PointLack[] }) {
  const { t } = useTranslation();
  const isDone = lacks.length === 0;
  return (
    <li className={styles.part} data-done={isDone || undefined}>
      <p className={styles.name}>
        <span className={styles.mark} aria-hidden="true">
          {isDone ? <CheckCircleIcon size="sm" /> : lacks.length}
        </span>
        {t(`editor.${name}.title`)}
        {isDone && <span className="visually-hidden">{t('editor.rail.partDone')}</span>}
      </p>
      {!isDone && (
        <ul className={styles.lacks}>
          {lacks.map((lack) => (
            <li key={lack.field}>
              <button type="button" className={styles.lack} onClick={() => goToField(lack.field)}>
                {lackWords(t, lack)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** What is missing before a review, part by part; each leads to its field. Above the form it is folded at first. */
export function Rail() {
  const { t, counted } = useWording();
  const lacks = useUnit($lacks);
  const [isUnfolded, setUnfolded] = useState(false);
  const id = useId();
  return (
    <aside className={styles.rail} aria-labelledby="point-rail">
      <h2 id="point-rail" className={styles.title} tabIndex={-1} onFocus={() => setUnfolded(true)}>
        {t('editor.rail.title')}
      </h2>
      <p role="status" className={styles.status}>
        {lacks.length === 0 ? t('editor.rail.complete') : counted('editor.rail.missing', lacks.length)}
      </p>
      <Button
        variant="ghost"
        size="sm"
        className={styles.fold}
        icon={<ChevronDownIcon size="sm" />}
        aria-expanded={isUnfolded}
        aria-controls={id}
        onClick={() => setUnfolded(!isUnfolded)}
      >
        {t(isUnfolded ? 'editor.rail.hide' : 'editor.rail.show')}
      </Button>
      <ol id={id} className={styles.parts} data-folded={!isUnfolded || undefined}>
        {SECTIONS.map((name) => (
          <Part key={name} name={name} lacks={lacks.filter(({ field }) => sectionOf(field) === name)} />
        ))}
      </ol>
    </aside>
  );
}
