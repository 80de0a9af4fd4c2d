import { useServices } from '@ecocircle/app-kit/remote';
import { useWording } from '@ecocircle/app-kit/wording';
import { Button, ButtonLink, CalendarIcon, ShareIcon } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { calendarFile, googleCalendar } from './calendar-links.ts';
import styles from './event-actions.module.css';
import { eventPicture } from './event-head.ts';
import type { EventPageData } from './load-event.ts';
import { NewTab } from './new-tab.tsx';

function ShareButton({ event, summary }: Pick<EventPageData, 'event' | 'summary'>) {
  const { t } = useTranslation();
  const { dialogs, locale } = useServices();
  const share = (): void =>
    dialogs.share({
      title: event.name,
      text: `${event.city}, ${summary.when.day}`,
      url: `/charity-event/${event.id}`,
      imageUrl: eventPicture(event, locale.locale),
    });
  return (
    <Button wide variant="ghost" className={styles.share} icon={<ShareIcon size="sm" />} onClick={share}>
      {t('event.share')}
    </Button>
  );
}

/** What a visitor can do with an event; one that is over or cancelled can be shared only, or struck out. */
export function EventActions({ event, summary }: Pick<EventPageData, 'event' | 'summary'>) {
  const { t, locale } = useWording();
  const { cancelled, when } = summary;
  const isPast = when.phase === 'past';
  return (
    <div className={`${styles.actions} no-print`}>
      {!isPast && (
        <ButtonLink
          wide
          variant={cancelled ? 'secondary' : 'primary'}
          size={cancelled ? 'md' : 'lg'}
          href={calendarFile(event, locale)}
          download
          icon={<CalendarIcon size="sm" />}
        >
          {t(cancelled ? 'event.updateCalendar' : 'event.addToCalendar')}
        </ButtonLink>
      )}
      {!isPast && !cancelled && (
        <ButtonLink wide variant="secondary" href={googleCalendar(event)} target="_blank" rel="noopener">
          {t('event.googleCalendar')}
          <NewTab />
        </ButtonLink>
      )}
      <ShareButton event={event} summary={summary} />
    </div>
  );
}
