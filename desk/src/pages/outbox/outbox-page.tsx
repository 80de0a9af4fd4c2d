import { useWording } from '@ecocircle/app-kit/wording';
import { useUnit } from 'effector-react';
import { ActResult, AskingButton, ConfirmDialog } from '../../acts/index.ts';
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
  const [state, resend, isPending] = useUnit([mails.$state, resendingAll.wanted, resendingAll.$pending]);
  const hasGivenUp =
    state.kind === 'ready' && state.params.filter.state === 'failed' && state.data.entries.length > 0;
  return (
    <div>
      <ActResult act={resendingAll} text={t('outbox.resentAll')} />
      {hasGivenUp && (
        <AskingButton variant="secondary" loading={isPending} label={t('outbox.resendAll')}>
          {(asked) => (
            <ConfirmDialog
              {...asked}
              text={t('outbox.resendAllText')}
              onConfirmed={() => resend({ path: '/outbox/retry/', body: {} })}
            />
          )}
        </AskingButton>
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
