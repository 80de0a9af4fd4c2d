import { useWording } from '@ecocircle/app-kit/wording';
import { EntryCard, ListPage } from '../../lists/index.ts';
import { type Registration, registrations } from './model.ts';

const CHOICES = { list: ['pending', 'decided'] } as const;

function Row({ registration }: { readonly registration: Registration }) {
  const { t, moment } = useWording();
  const { reference, organization, name, createdAt, status } = registration;
  return (
    <EntryCard
      title={organization}
      to={`/registrations/${reference}`}
      text={name}
      notes={[
        reference,
        moment(createdAt),
        status === 'pending' ? null : t(`registrations.status.${status}`),
      ]}
    />
  );
}

/** The requests of organisations: those to decide, and those that are decided. */
export function RegistrationsPage() {
  const { t } = useWording();
  return (
    <ListPage
      title={t('sections.registrations')}
      lead={t('registrations.lead')}
      request={registrations}
      choices={CHOICES}
      choiceLabel={() => t('registrations.which')}
      choiceTitle={(_, list) => t(`registrations.lists.${list}`)}
      empty={t('registrations.empty')}
      keyOf={({ reference }) => reference}
    >
      {(one) => <Row registration={one} />}
    </ListPage>
  );
}
