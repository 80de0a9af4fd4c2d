import { EventCover } from '@ecocircle/app-kit/event-cover';
import { useServices } from '@ecocircle/app-kit/remote';
import { useWording } from '@ecocircle/app-kit/wording';
import { type OwnEvent, ownEventState, REGION_LINKS } from '@ecocircle/shared-contracts';
import { Link } from '@ecocircle/shared-contracts/router';
import { Banner, ButtonLink, EyeIcon, MailIcon } from '@ecocircle/ui-kit';
import { whenWords } from '../../own-events/index.ts';
import { CancelButton } from './cancel-button.tsx';
import styles from './edit-charity-event-page.module.css';
import { CopyButton, DeleteButton } from './event-buttons.tsx';

/** A mail to support that names the event. */
function useSupportMail({ id, draft }: OwnEvent): string {
  const { t } = useWording();
  const { email, supportEmail } = REGION_LINKS[useServices().locale.info.region];
  const subject = encodeURIComponent(t('eventActions.support.subject', { id }));
  const body = encodeURIComponent(t('eventActions.support.body', { id, name: draft.name }));
  return `mailto:${supportEmail ?? email}?subject=${subject}&body=${body}`;
}

/** A public event: what it says, and what its creator can still do. */
export function PublicEvent({ event }: { readonly event: OwnEvent }) {
  const { t, locale } = useWording();
  const mail = useSupportMail(event);
  const state = ownEventState(event, useServices().locale.now);
  return (
    <div className={styles.event}>
      {state === 'cancelled' && (
        <Banner label={t('eventActions.cancelled')} tone="danger" title={t('eventActions.cancelled')}>
          <span dir="auto">{event.cancelReason}</span>
        </Banner>
      )}
      <EventCover event={event} className={styles.cover} />
      <div className={styles.facts}>
        <p>{whenWords(event, locale)}</p>
        <p dir="auto">{[event.city, event.draft.address].filter(Boolean).join(', ')}</p>
      </div>
      <p>{t('eventActions.support.text')}</p>
      <div className={styles.actions}>
        <ButtonLink
          variant={state === 'upcoming' ? 'primary' : 'secondary'}
          icon={<MailIcon size="sm" />}
          href={mail}
        >
          {t('eventActions.support.label')}
        </ButtonLink>
        <ButtonLink
          variant="secondary"
          icon={<EyeIcon size="sm" />}
          render={<Link to={`/charity-event/${event.id}`} />}
        >
          {t('eventActions.view')}
        </ButtonLink>
        <CopyButton event={event} />
        {state === 'upcoming' && <CancelButton event={event} />}
        {state === 'cancelled' && <DeleteButton event={event} />}
      </div>
    </div>
  );
}
