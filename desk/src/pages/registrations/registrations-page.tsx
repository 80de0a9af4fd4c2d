import { useWording } from '@ecocircle/app-kit/wording';
import { Link as RouterLink, useSearchParams } from '@ecocircle/shared-contracts/router';
import { Card, cardLinkClass } from '@ecocircle/ui-kit';
import { Choice } from '../../frame/choice.tsx';
import { PageHead } from '../../frame/page-head.tsx';
import { Listed } from '../../lists/index.ts';
import { type Registration, registrations } from './model.ts';
import styles from './registrations.module.css';

const LISTS = ['pending', 'decided'] as const;
const FILTERS = { pending: { list: 'pending' }, decided: { list: 'decided' } } as const;

function Row({ registration }: { readonly registration: Registration }) {
  const { t, moment } = useWording();
  const { reference, organization, name, createdAt, status } = registration;
  return (
    <Card interactive className={styles.row}>
      <h2 className={styles.name}>
        <RouterLink className={cardLinkClass} to={`/registrations/${reference}`}>
          {organization}
        </RouterLink>
      </h2>
      <p>{name}</p>
      <p className={styles.note}>
        <span>{reference}</span>
        <span>{moment(createdAt)}</span>
        {status !== 'pending' && <span>{t(`registrations.status.${status}`)}</span>}
      </p>
    </Card>
  );
}

/** The requests of organisations: those to decide, and those that are decided. */
export function RegistrationsPage() {
  const { t } = useWording();
  const [search] = useSearchParams();
  const list = LISTS.find((one) => one === search.get('list')) ?? 'pending';
  return (
    <>
      <PageHead title={t('sections.registrations')} lead={t('registrations.lead')} />
      <Choice
        label={t('registrations.which')}
        choices={LISTS.map((id) => ({ id, title: t(`registrations.lists.${id}`), path: `?list=${id}` }))}
        value={list}
      />
      <Listed
        request={registrations}
        filter={FILTERS[list]}
        label={t('sections.registrations')}
        empty={t('registrations.empty')}
        keyOf={({ reference }) => reference}
      >
        {(one) => <Row registration={one} />}
      </Listed>
    </>
  );
}
