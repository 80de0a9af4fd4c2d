import { useWording } from '@ecocircle/app-kit/wording';
import { Tag } from '@ecocircle/ui-kit';
import { EntryCard, ListPage } from '../../lists/index.ts';
import { ACCOUNT_STATES, accounts, type PortalAccount } from './model.ts';

const CHOICES = { state: ['', ...ACCOUNT_STATES] } as const;

function Row({ account }: { readonly account: PortalAccount }) {
  const { t, counted } = useWording();
  const { id, email, name, organization, roles, balance, state } = account;
  return (
    <EntryCard
      title={email}
      to={`/accounts/${id}`}
      text={[name, organization].filter(Boolean).join(' · ')}
      notes={[
        roles.map((role) => t(`accounts.roles.${role}`, { defaultValue: role })).join(', '),
        balance === null ? null : counted('accounts.points', balance),
      ]}
      tags={state === 'active' ? null : <Tag tone="neutral">{t(`accounts.states.${state}`)}</Tag>}
    />
  );
}

/** The portal's accounts. */
export function AccountsPage() {
  const { t } = useWording();
  return (
    <ListPage
      title={t('sections.accounts')}
      lead={t('accounts.lead')}
      request={accounts}
      choices={CHOICES}
      choiceLabel={() => t('accounts.which')}
      choiceTitle={(_, state) => t(`accounts.lists.${state || 'all'}`)}
      search={t('accounts.search')}
      empty={t('accounts.empty')}
      keyOf={({ id }) => id}
    >
      {(one) => <Row account={one} />}
    </ListPage>
  );
}
