import { useWording } from '@ecocircle/app-kit/wording';
import { POINT_STATUSES, toPointStatus } from '@ecocircle/shared-contracts';
import { StatusLabel } from '@ecocircle/ui-kit';
import { EntryCard, ListPage } from '../../lists/index.ts';
import { type FoundPoint, found } from './model.ts';

/** The address holds the server's names of statuses, which the list is asked by; none leaves all of them. */
const CHOICES = { status: ['', ...Object.values(POINT_STATUSES)] } as const;

function Row({ point }: { readonly point: FoundPoint }) {
  const { t, moment } = useWording();
  const { id, name, address, city, organization, status, updatedAt } = point;
  return (
    <EntryCard
      title={name || t('points.unnamed')}
      to={`/points/${id}`}
      text={[address, city].filter(Boolean).join(', ')}
      notes={[organization, `№ ${id}`, t('points.changed', { moment: moment(updatedAt) })]}
      tags={<StatusLabel status={status}>{t(`status.${status}`)}</StatusLabel>}
    />
  );
}

/** All points in every status: by id, name, address or organisation. */
export function AllPointsPage() {
  const { t } = useWording();
  return (
    <ListPage
      title={t('sections.all-points')}
      lead={t('points.allLead')}
      request={found}
      choices={CHOICES}
      choiceLabel={() => t('points.whichStatus')}
      choiceTitle={(_, status) => t(status === '' ? 'points.everyStatus' : `status.${toPointStatus(status)}`)}
      search={t('points.search')}
      empty={t('points.none')}
      keyOf={({ id }) => id}
    >
      {(point) => <Row point={point} />}
    </ListPage>
  );
}
