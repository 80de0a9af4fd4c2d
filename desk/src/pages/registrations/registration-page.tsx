import { useWording } from '@ecocircle/app-kit/wording';
import { LOCALE_INFO } from '@ecocircle/shared-contracts';
import { useParams } from '@ecocircle/shared-contracts/router';
import { Button, Card, Link } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import {
  ActFailure,
  Actions,
  ActResult,
  AskingButton,
  ConfirmDialog,
  ReasonDialog,
  useLeaveOnceDone,
} from '../../acts/index.ts';
import { OnwardLink } from '../../frame/onward-link.tsx';
import { PageHead } from '../../frame/page-head.tsx';
import { Entry, Facts } from '../../lists/index.ts';
import { $mayOperate } from '../../session/index.ts';
import { decision, erasure, type RegistrationDetail, registration } from './model.ts';

function RequestFacts({ request }: { readonly request: RegistrationDetail }) {
  const { t, moment } = useWording();
  const fact = (name: string) => t(`registrations.facts.${name}`);
  const decided = request.decision;
  return (
    <Card padding="lg">
      <Facts
        facts={[
          [fact('status'), t(`registrations.status.${request.status}`)],
          [
            fact('decided'),
            decided && [moment(decided.at), decided.by ?? t('registrations.byCommand')].join(' · '),
          ],
          [fact('reason'), decided?.reason ?? null],
          [fact('reference'), request.reference],
          [fact('sent'), moment(request.createdAt)],
          [fact('roles'), request.roles.map((role) => t(`registrations.roles.${role}`)).join(', ')],
          [fact('name'), request.name],
          [fact('email'), request.email],
          [fact('phone'), request.phone],
          [fact('address'), request.address],
          [fact('taxId'), request.taxId],
          [fact('language'), LOCALE_INFO[request.locale].name],
          [fact('account'), t(`registrations.account.${request.account?.state ?? 'none'}`)],
          [
            fact('organization'),
            request.colleagues === null
              ? t('registrations.newOrganization')
              : t('registrations.joins', { people: request.colleagues.join(', ') || '–' }),
          ],
        ]}
      />
      {request.related.map((reference) => (
        <p key={reference}>
          {t('registrations.related')}{' '}
          <Link render={<OnwardLink to={`/registrations/${reference}`} />}>{reference}</Link>
        </p>
      ))}
    </Card>
  );
}

function Decide({ request }: { readonly request: RegistrationDetail }) {
  const { t } = useWording();
  const [decide, isPending] = useUnit([decision.wanted, decision.$pending]);
  const path = `/registrations/${request.reference}`;
  return (
    <>
      <Button loading={isPending} onClick={() => decide({ path: `${path}/approve/`, body: {} })}>
        {t('registrations.approve')}
      </Button>
      <AskingButton variant="danger" disabled={isPending} label={t('registrations.decline')}>
        {(asked) => (
          <ReasonDialog
            {...asked}
            title={t('registrations.declineTitle', { organization: request.organization })}
            hint={t('registrations.reasonHint')}
            onReason={(reason) => decide({ path: `${path}/decline/`, body: { reason } })}
          />
        )}
      </AskingButton>
    </>
  );
}

function Remind({ reference }: Pick<RegistrationDetail, 'reference'>) {
  const { t } = useWording();
  const [decide, isPending] = useUnit([decision.wanted, decision.$pending]);
  return (
    <Button
      loading={isPending}
      onClick={() => decide({ path: `/registrations/${reference}/remind/`, body: {} })}
    >
      {t('registrations.remind')}
    </Button>
  );
}

function Erase({ reference }: Pick<RegistrationDetail, 'reference'>) {
  const { t } = useWording();
  const erase = useUnit(erasure.wanted);
  return (
    <AskingButton variant="ghost" label={t('registrations.erase')}>
      {(asked) => (
        <ConfirmDialog
          {...asked}
          title={t('registrations.eraseTitle', { reference })}
          text={t('registrations.eraseText')}
          isFinal
          onConfirmed={() => erase({ path: `/registrations/${reference}/erase/`, body: {} })}
        />
      )}
    </AskingButton>
  );
}

function RequestActions({ request }: { readonly request: RegistrationDetail }) {
  const mayOperate = useUnit($mayOperate);
  const { status, account, reference } = request;
  return (
    <Actions>
      {status === 'pending' && <Decide request={request} />}
      {status === 'approved' && account?.state === 'unconfirmed' && <Remind reference={reference} />}
      {mayOperate && <Erase reference={reference} />}
    </Actions>
  );
}

/** One request of an organisation, what it meets, and the decision. */
export function RegistrationPage() {
  const { reference = '' } = useParams();
  useLeaveOnceDone(erasure, '/registrations');
  return (
    <Entry request={registration} id={reference}>
      {(request) => (
        <>
          <PageHead title={request.organization} back="/registrations" />
          <ActResult act={decision} />
          <ActFailure act={erasure} />
          <RequestActions request={request} />
          <RequestFacts request={request} />
        </>
      )}
    </Entry>
  );
}
