import { useWording } from '@ecocircle/app-kit/wording';
import { EntryCard, ListPage } from '../../lists/index.ts';
import { type ListedOrganization, organizations } from './model.ts';

const CHOICES = { list: ['all', 'changed'] } as const;

function Row({ organization }: { readonly organization: ListedOrganization }) {
  const { t, counted, moment } = useWording();
  const { id, name, taxId, address, members, points, changedAt } = organization;
  return (
    <EntryCard
      title={name}
      to={`/organizations/${id}`}
      text={address}
      notes={[
        taxId,
        counted('organizations.members', members),
        counted('organizations.points', points),
        changedAt && t('organizations.changed', { when: moment(changedAt) }),
      ]}
    />
  );
}

/** Organisations: all, the newest first, and those whose page was changed, the latest change first. */
export function OrganizationsPage() {
  const { t } = useWording();
  return (
    <ListPage
      title={t('sections.organizations')}
      lead={t('organizations.lead')}
      request={organizations}
      choices={CHOICES}
      choiceLabel={() => t('organizations.which')}
      choiceTitle={(_, list) => t(`organizations.lists.${list}`)}
      search={t('organizations.search')}
      empty={t('organizations.empty')}
      keyOf={({ id }) => id}
    >
      {(one) => <Row organization={one} />}
    </ListPage>
  );
}
