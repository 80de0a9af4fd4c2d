import { useWording } from '@ecocircle/app-kit/wording';
import { LOCALE_INFO } from '@ecocircle/shared-contracts';
import { Button, Card, DownloadIcon } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { ActFailure, ConfirmDialog } from '../../acts/index.ts';
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
  const [isAsked, setAsked] = useState(false);
  return (
    <Card className={styles.row}>
      <div className={styles.words}>
        <h2 className={styles.email}>{email}</h2>
        <p className={styles.note}>
          {LOCALE_INFO[locale].name} · {moment(confirmedAt ?? createdAt)}
        </p>
      </div>
      <Button size="sm" variant="secondary" onClick={() => setAsked(true)}>
        {t('subscribers.leave')}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={t('subscribers.leave')}
          text={t('subscribers.leaveText', { email })}
          submit={t('subscribers.leave')}
          onClose={() => setAsked(false)}
          onConfirmed={() => {
            setAsked(false);
            leave({ path: `/subscribers/${id}/leave/`, body: {} });
          }}
        />
      )}
    </Card>
  );
}

function Before() {
  const { t } = useWording();
  const [save, isSaving] = useUnit([exporting.wanted, exporting.$pending]);
  return (
    <div className={styles.before}>
      <Counts />
      <ActFailure act={leaving} />
      <ActFailure act={exporting} />
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
