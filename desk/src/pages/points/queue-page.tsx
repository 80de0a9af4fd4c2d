import { useWording } from '@ecocircle/app-kit/wording';
import { Tag } from '@ecocircle/ui-kit';
import { EntryCard, ListPage } from '../../lists/index.ts';
import { type QueuedPoint, queue } from './model.ts';

function Row({ queued }: { readonly queued: QueuedPoint }) {
  const { t, moment } = useWording();
  const { id, name, address, city, organization, sentAt, isRevision } = queued;
  return (
    <EntryCard
      title={name || t('points.unnamed')}
      to={`/points/${id}`}
      text={address || city}
      notes={[organization, t('points.sent', { moment: moment(sentAt) })]}
      tags={isRevision && <Tag>{t('points.revision')}</Tag>}
    />
  );
}

/** The queue: what creators have sent for review, what waits longest first. */
export function QueuePage() {
  const { t } = useWording();
  return (
    <ListPage
      title={t('sections.points')}
      lead={t('points.lead')}
      request={queue}
      empty={t('points.empty')}
      keyOf={({ id }) => id}
    >
      {(queued) => <Row queued={queued} />}
    </ListPage>
  );
}
