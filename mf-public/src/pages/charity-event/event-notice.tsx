import { Link } from '@ecocircle/shared-contracts/router';
import { AlertCircleIcon, Banner, ClockIcon, Link as KitLink } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import type { EventSummary } from '../../charity-events/index.ts';
import styles from './event-notice.module.css';

/** Says above everything else that the event was cancelled, and why, or is over. */
export function EventNotice({
  event,
  cancelReason,
}: {
  readonly event: EventSummary;
  /** Empty where nobody gave one. */
  readonly cancelReason: string;
}) {
  const { t } = useTranslation();
  const state = event.cancelled ? 'cancelled' : event.when.phase === 'past' ? 'past' : null;
  if (!state) return null;
  const title = t(`event.notice.${state}.title`);
  return (
    <Banner
      className={styles.notice}
      label={title}
      title={title}
      tone={state === 'cancelled' ? 'danger' : 'neutral'}
      icon={state === 'cancelled' ? <AlertCircleIcon /> : <ClockIcon />}
    >
      {state === 'cancelled' && cancelReason ? (
        <span dir="auto">{cancelReason}</span>
      ) : (
        t(`event.notice.${state}.text`)
      )}{' '}
      <KitLink render={<Link to="/charity-events" />}>{t('event.notice.link')}</KitLink>
    </Banner>
  );
}
