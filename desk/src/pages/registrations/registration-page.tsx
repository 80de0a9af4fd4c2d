import { useWording } from '@ecocircle/app-kit/wording';
import { LOCALE_INFO } from '@ecocircle/shared-contracts';
import { useParams } from '@ecocircle/shared-contracts/router';
import { Button, Card, Link } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { ActFailure, Actions, ConfirmDialog, ReasonDialog, useLeaveOnceDone } from '../../acts/index.ts';
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
  const [isDeclining, setDeclining] = useState(false);
  const [decide, isPending] = useUnit([decision.wanted, decision.$pending]);
  const path = `/registrations/${request.reference}`;
  return (
    <>
      <Button loading={isPending} onClick={() => decide({ path: `${path}/approve/`, body: {} })}>
        {t('registrations.approve')}
      </Button>
      <Button variant="danger" disabled={isPending} onClick={() => setDeclining(true)}>
        {t('registrations.decline')}
      </Button>
      {isDeclining && (
        <ReasonDialog
          title={t('registrations.declineTitle', { organization: request.organization })}
          hint={t('registrations.reasonHint')}
          submit={t('registrations.decline')}
          onClose={() => setDeclining(false)}
          onReason={(reason) => {
            setDeclining(false);
            decide({ path: `${path}/decline/`, body: { reason } });
          }}
        />
      )}
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
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button variant="ghost" onClick={() => setAsked(true)}>
        {t('registrations.erase')}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={t('registrations.eraseTitle', { reference })}
          text={t('registrations.eraseText')}
          submit={t('registrations.erase')}
          isFinal
          onClose={() => setAsked(false)}
          onConfirmed={() => {
            setAsked(false);
            erase({ path: `/registrations/${reference}/erase/`, body: {} });
          }}
        />
      )}
    </>
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
    <Entry request={registration} id={reference} acts={[decision, erasure]}>
      {(request) => (
        <>
          <PageHead title={request.organization} back="/registrations" />
          <ActFailure act={decision} />
          <ActFailure act={erasure} />
          <RequestActions request={request} />
          <RequestFacts request={request} />
        </>
      )}
    </Entry>
  );
}
