import { useWording } from '@ecocircle/app-kit/wording';
import { Button } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { ActDone, ActFailure, ConfirmDialog } from '../../acts/index.ts';
import { EntryCard, ListPage } from '../../lists/index.ts';
import { MAIL_STATES, type Mail, mails, resendingAll } from './model.ts';

const CHOICES = { state: MAIL_STATES } as const;

function Row({ mail }: { readonly mail: Mail }) {
  const { t, moment, counted } = useWording();
  const { id, recipient, subject, attempts, createdAt, nextAttemptAt, settledAt, lastError } = mail;
  return (
    <EntryCard
      title={subject}
      to={`/outbox/${id}`}
      text={recipient}
      notes={[
        moment(settledAt ?? createdAt),
        attempts > 1 ? counted('outbox.attempts', attempts) : null,
        nextAttemptAt && t('outbox.next', { moment: moment(nextAttemptAt) }),
        lastError,
      ]}
    />
  );
}

/** Once the mail server works again, everything that was given up is sent with one press. */
function Before() {
  const { t } = useWording();
  const [state, resend, isPending, forget] = useUnit([
    mails.$state,
    resendingAll.wanted,
    resendingAll.$pending,
    resendingAll.left,
  ]);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => forget, [forget]);
  const hasGivenUp =
    state.kind === 'ready' && state.params.filter.state === 'failed' && state.data.entries.length > 0;
  return (
    <div>
      <ActFailure act={resendingAll} />
      <ActDone act={resendingAll} text={t('outbox.resentAll')} />
      {hasGivenUp && (
        <Button variant="secondary" loading={isPending} onClick={() => setAsked(true)}>
          {t('outbox.resendAll')}
        </Button>
      )}
      {isAsked && (
        <ConfirmDialog
          title={t('outbox.resendAll')}
          text={t('outbox.resendAllText')}
          submit={t('outbox.resendAll')}
          onClose={() => setAsked(false)}
          onConfirmed={() => {
            setAsked(false);
            resend({ path: '/outbox/retry/', body: {} });
          }}
        />
      )}
    </div>
  );
}

/** Mail that leaves the portal: what was given up, what waits, and what was sent. */
export function OutboxPage() {
  const { t } = useWording();
  return (
    <ListPage
      title={t('sections.outbox')}
      lead={t('outbox.lead')}
      request={mails}
      choices={CHOICES}
      choiceLabel={() => t('outbox.which')}
      choiceTitle={(_, state) => t(`outbox.lists.${state}`)}
      search={t('outbox.search')}
      empty={t('outbox.empty')}
      before={<Before />}
      keyOf={({ id }) => id}
    >
      {(one) => <Row mail={one} />}
    </ListPage>
  );
}
