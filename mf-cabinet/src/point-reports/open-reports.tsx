import { useServices } from '@ecocircle/app-kit/remote';
import { timeSince, useWording } from '@ecocircle/app-kit/wording';
import type { OwnReport } from '@ecocircle/shared-contracts';
import { AlertIcon, Card } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { ofPoint } from './model.ts';
import styles from './open-reports.module.css';

function Report({ report: { kind, text, sentAt } }: { readonly report: OwnReport }) {
  const { t, counted } = useWording();
  const { unit, count } = timeSince(sentAt, useServices().locale.now);
  return (
    <li className={styles.report}>
      <p className={styles.kind}>
        {t(`reports.kind.${kind}`)}
        <time dateTime={sentAt} className={styles.when}>
          {counted(`reports.sent.${unit}`, count)}
        </time>
      </p>
      {text && (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
    </li>
  );
}

/** The open reports of one point, asked for when it is shown. */
function useReports(pointId: string) {
  const [state, want, leave] = useUnit([ofPoint.$state, ofPoint.wanted, ofPoint.left]);
  useEffect(() => {
    want(pointId);
    return () => leave();
  }, [pointId, want, leave]);
  return state.kind === 'ready' && state.params === pointId ? state.data : null;
}

/** What visitors say is wrong with a point, as long as nobody has settled it; nothing where nobody says anything. */
export function OpenReports({ pointId }: { readonly pointId: string }) {
  const { t, counted } = useWording();
  const reports = useReports(pointId);
  if (!reports || reports.total === 0) return null;
  return (
    <Card as="section" padding="md" aria-labelledby="open-reports">
      <h2 id="open-reports" className={styles.title}>
        <AlertIcon size="sm" />
        {counted('reports.title', reports.total)}
      </h2>
      <p className={styles.lead}>{t('reports.lead')}</p>
      <ul className={styles.list}>
        {reports.entries.map((report) => (
          <Report key={report.id} report={report} />
        ))}
      </ul>
    </Card>
  );
}
