import { useWording } from '@ecocircle/app-kit/wording';
import { LOCALE_INFO } from '@ecocircle/shared-contracts';
import { useParams } from '@ecocircle/shared-contracts/router';
import { Button, Card, Link } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { ActFailure, Actions, ReasonDialog } from '../../acts/index.ts';
import { OnwardLink } from '../../frame/onward-link.tsx';
import { PageHead } from '../../frame/page-head.tsx';
import { Facts } from '../../lists/index.ts';
import { Failed, Loading } from '../../request-states/index.ts';
import { decision, type RegistrationDetail, registration } from './model.ts';

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

function RequestActions({ request }: { readonly request: RegistrationDetail }) {
  const { t } = useWording();
  const [isDeclining, setDeclining] = useState(false);
  const [decide, isPending] = useUnit([decision.wanted, decision.$pending]);
  const path = `/registrations/${request.reference}`;
  if (request.status === 'approved' && request.account?.state === 'unconfirmed')
    return (
      <Actions>
        <Button loading={isPending} onClick={() => decide({ path: `${path}/remind/`, body: {} })}>
          {t('registrations.remind')}
        </Button>
      </Actions>
    );
  if (request.status !== 'pending') return null;
  return (
    <Actions>
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
    </Actions>
  );
}

/** One request of an organisation, what it meets, and the decision. */
export function RegistrationPage() {
  const { reference = '' } = useParams();
  const [state, want, refresh, leave, forget] = useUnit([
    registration.$state,
    registration.wanted,
    registration.refreshed,
    registration.left,
    decision.left,
  ]);
  useEffect(() => {
    want(reference);
    return () => {
      leave();
      forget();
    };
  }, [want, leave, forget, reference]);
  if (state.kind === 'failed') return <Failed cause={state.cause} onRetry={() => refresh()} />;
  if (state.kind !== 'ready' || state.params !== reference) return <Loading />;
  return (
    <>
      <PageHead title={state.data.organization} back="/registrations" />
      <ActFailure act={decision} />
      <RequestActions request={state.data} />
      <RequestFacts request={state.data} />
    </>
  );
}
