import { useWording } from '@ecocircle/app-kit/wording';
import { useParams } from '@ecocircle/shared-contracts/router';
import { Card } from '@ecocircle/ui-kit';
import { ActFailure, ActResult, useLeaveOnceDone } from '../../acts/index.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { Sections } from '../../frame/section.tsx';
import { Entry, Facts } from '../../lists/index.ts';
import { ActsOn } from '../acts/index.ts';
import { AccountActs } from './account-acts.tsx';
import { Balance } from './balance/index.ts';
import { account, accountAct, deletion, type PortalAccount } from './model.ts';

function AccountFacts({ account: one }: { readonly account: PortalAccount }) {
  const { t, moment } = useWording();
  const fact = (name: string) => t(`accounts.facts.${name}`);
  return (
    <Card padding="lg">
      <Facts
        facts={[
          [fact('state'), t(`accounts.states.${one.state}`)],
          [fact('name'), one.name],
          [fact('phone'), one.phone],
          [
            fact('roles'),
            one.roles.map((role) => t(`accounts.roles.${role}`, { defaultValue: role })).join(', '),
          ],
          [fact('organization'), one.organization],
          [fact('password'), t(one.hasPassword ? 'accounts.password' : 'accounts.noPassword')],
          [fact('created'), moment(one.createdAt)],
          [fact('number'), one.id],
        ]}
      />
    </Card>
  );
}

/** One account: what is known of it, its balance, and what staff do to it. */
export function AccountPage() {
  const { id = '' } = useParams();
  useLeaveOnceDone(deletion, '/accounts');
  return (
    <Entry request={account} id={id}>
      {(one) => (
        <>
          <PageHead title={one.email} back="/accounts" />
          <ActResult act={accountAct} />
          <ActFailure act={deletion} />
          <AccountActs account={one} />
          <Sections>
            <AccountFacts account={one} />
            {one.balance !== null && <Balance accountId={one.id} balance={one.balance} />}
            <ActsOn area="accounts" subject={one.id} />
          </Sections>
        </>
      )}
    </Entry>
  );
}
