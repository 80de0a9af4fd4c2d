import { useWording } from '@ecocircle/app-kit/wording';
import { Link as RouterLink } from '@ecocircle/shared-contracts/router';
import { Card, cardLinkClass, Tag } from '@ecocircle/ui-kit';
import { PageHead } from '../../frame/page-head.tsx';
import { Listed } from '../../lists/index.ts';
import { type QueuedPoint, queue } from './model.ts';
import styles from './points.module.css';

function Row({ queued }: { readonly queued: QueuedPoint }) {
  const { t, moment } = useWording();
  const { id, name, address, city, organization, sentAt, isRevision } = queued;
  return (
    <Card interactive className={styles.row}>
      <h2 className={styles.name}>
        <RouterLink className={cardLinkClass} to={`/points/${id}`}>
          {name || t('points.unnamed')}
        </RouterLink>
      </h2>
      <p>{address || city}</p>
      <p className={styles.note}>
        {organization && <span>{organization}</span>}
        <span>{t('points.sent', { moment: moment(sentAt) })}</span>
      </p>
      {isRevision && <Tag>{t('points.revision')}</Tag>}
    </Card>
  );
}

/** The queue: what creators have sent to review, what waits longest first. */
export function QueuePage() {
  const { t } = useWording();
  return (
    <>
      <PageHead title={t('sections.points')} lead={t('points.lead')} />
      <Listed request={queue} label={t('sections.points')} empty={t('points.empty')} keyOf={({ id }) => id}>
        {(queued) => <Row queued={queued} />}
      </Listed>
    </>
  );
}
