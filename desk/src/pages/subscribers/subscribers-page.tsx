import { useWording } from '@ecocircle/app-kit/wording';
import { LOCALE_INFO } from '@ecocircle/shared-contracts';
import { Button, Card, DownloadIcon } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { ActResult, AskingButton, ConfirmDialog } from '../../acts/index.ts';
import { ListPage } from '../../lists/index.ts';
import { counts, exporting, leaving, type Subscriber, subscribers } from './model.ts';
import styles from './subscribers.module.css';

const CHOICES = { state: ['confirmed', 'pending'] } as const;

function Counts() {
  const { t, number } = useWording();
  const [state, want, leave] = useUnit([counts.$state, counts.wanted, counts.left]);
  useEffect(() => {
    want(null);
    return leave;
  }, [want, leave]);
  if (state.kind !== 'ready' || state.data.length === 0) return null;
  return (
    <ul aria-label={t('subscribers.counts')} className={styles.counts}>
      {state.data.map(({ status, locale, count }) => (
        <li key={`${status} ${locale}`}>
          {t('subscribers.count', {
            language: LOCALE_INFO[locale].name,
            state: t(`subscribers.states.${status}`),
            amount: number(count),
          })}
        </li>
      ))}
    </ul>
  );
}

function Row({ subscriber: { id, email, locale, createdAt, confirmedAt } }: { subscriber: Subscriber }) {
  const { t, moment } = useWording();
  const leave = useUnit(leaving.wanted);
  return (
    <Card className={styles.row}>
      <div className={styles.words}>
        <h2 className={styles.email}>{email}</h2>
        <p className={styles.note}>
          {LOCALE_INFO[locale].name} · {moment(confirmedAt ?? createdAt)}
        </p>
      </div>
      <AskingButton size="sm" variant="secondary" label={t('subscribers.leave')}>
        {(asked) => (
          <ConfirmDialog
            {...asked}
            text={t('subscribers.leaveText', { email })}
            onConfirmed={() => leave({ path: `/subscribers/${id}/leave/`, body: {} })}
          />
        )}
      </AskingButton>
    </Card>
  );
}

function Before() {
  const { t } = useWording();
  const [save, isSaving] = useUnit([exporting.wanted, exporting.$pending]);
  return (
    <div className={styles.before}>
      <Counts />
      <ActResult act={leaving} />
      <ActResult act={exporting} />
      <Button
        variant="secondary"
        icon={<DownloadIcon size="sm" />}
        loading={isSaving}
        onClick={() => save({ path: '/subscribers/export/', body: {}, accepts: 'text' })}
      >
        {t('subscribers.export')}
      </Button>
    </div>
  );
}

/** Readers of the newsletter. */
export function SubscribersPage() {
  const { t } = useWording();
  return (
    <ListPage
      title={t('sections.subscribers')}
      lead={t('subscribers.lead')}
      request={subscribers}
      choices={CHOICES}
      choiceLabel={() => t('subscribers.which')}
      choiceTitle={(_, state) => t(`subscribers.states.${state}`)}
      search={t('subscribers.search')}
      empty={t('subscribers.empty')}
      before={<Before />}
      keyOf={({ id }) => id}
    >
      {(one) => <Row subscriber={one} />}
    </ListPage>
  );
}
