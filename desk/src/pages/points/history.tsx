import { useChangeWords } from '@ecocircle/app-kit/point-changes';
import { useWording } from '@ecocircle/app-kit/wording';
import type { PointHistoryEntry, RecyclingPoint } from '@ecocircle/shared-contracts';
import { Section } from '../../frame/section.tsx';
import { Entries, Notes } from '../../lists/index.ts';
import { Changes } from './changes.tsx';
import styles from './history.module.css';
import type { PointCase } from './model.ts';
import { useNames } from './names.ts';

/** Who did what, and when. */
export function Deed({ entry }: { readonly entry: PointHistoryEntry }) {
  const { t, moment } = useWording();
  const { at, actor, actorName, action } = entry;
  return (
    <>
      <strong>{t(`points.actions.${action}`)}</strong>
      <Notes notes={[actorName || t(`points.actors.${actor}`), moment(at)]} />
    </>
  );
}

interface EntryProps {
  readonly point: RecyclingPoint;
  readonly entry: PointHistoryEntry;
}

function Entry({ point, entry }: EntryProps) {
  const { t, counted } = useWording();
  const wordsOf = useChangeWords(useNames(), point.country);
  const { reason, difference } = entry;
  return (
    <li className={styles.entry}>
      <Deed entry={entry} />
      {reason && (
        <p dir="auto" className={styles.reason}>
          {reason}
        </p>
      )}
      {difference.length > 0 && (
        <details>
          <summary className={styles.summary}>{counted('points.changes', difference.length)}</summary>
          <Changes changes={difference.map(wordsOf)} before={t('points.was')} after={t('points.became')} />
        </details>
      )}
    </li>
  );
}

/** Who did what, the newest first. */
export function History({ point, history }: Pick<PointCase, 'point' | 'history'>) {
  const { t } = useWording();
  if (history.length === 0) return null;
  return (
    <Section title={t('points.history')}>
      <Entries ordered>
        {history.map((entry) => (
          <Entry key={entry.id} point={point} entry={entry} />
        ))}
      </Entries>
    </Section>
  );
}
