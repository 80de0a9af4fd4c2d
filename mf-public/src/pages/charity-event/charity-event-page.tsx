import { RichText } from '@ecocircle/app-kit/rich-text';
import { FIRST_VIEW_ID } from '@ecocircle/shared-contracts';
import { Link, useLoaderData } from '@ecocircle/shared-contracts/router';
import { ArrowLeftIcon, EventKindIcon, Link as KitLink, Tag } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { EventCover, EventTags, useTravel } from '../../charity-events/index.ts';
import styles from './charity-event-page.module.css';
import { EventFacts } from './event-facts.tsx';
import { EventNotice } from './event-notice.tsx';
import { EventOrganizer } from './event-organizer.tsx';
import { EventPlace } from './event-place.tsx';
import type { EventPageData } from './load-event.ts';
import { NearbyEvents } from './nearby-events.tsx';

/** The page of one charity event. */
export function Component() {
  const data = useLoaderData() as EventPageData;
  const { event, summary } = data;
  const { t } = useTranslation();
  const travel = useTravel(event.id);
  return (
    <div className={styles.page}>
      <article className={styles.event}>
        <header className={styles.header}>
          <KitLink
            className="no-print"
            variant="standalone"
            render={<Link to="/charity-events" />}
            icon={<ArrowLeftIcon size="sm" />}
          >
            {t('event.all')}
          </KitLink>
          <EventNotice event={summary} cancelReason={event.cancelReason} />
          <div className={styles.tags}>
            <Tag icon={<EventKindIcon kind={event.kind} size="xsm" />}>{t(`kind.${event.kind}`)}</Tag>
            <Tag tone="neutral">{event.city}</Tag>
            {!summary.cancelled && <EventTags event={summary} />}
          </div>
          <h1 className={styles.name} style={travel('name')} dir="auto">
            {event.name}
          </h1>
        </header>
        <span id={FIRST_VIEW_ID} hidden />
        <div className={`${styles.cover} no-print`}>
          <EventCover event={event} loading="first" />
        </div>
        <div className={styles.facts}>
          <EventFacts data={data} />
        </div>
        <section className={styles.description} aria-labelledby="about-event">
          <h2 id="about-event">{t('event.about')}</h2>
          <RichText text={event.description} />
        </section>
        <section className={styles.place} aria-labelledby="event-place">
          <EventPlace data={data} />
        </section>
        <section className={styles.organizer} aria-labelledby="event-organizer">
          <EventOrganizer organizer={event.organizer} />
        </section>
      </article>
      <div className={`${styles.nearby} no-print`}>
        <NearbyEvents city={event.city} events={data.nearby} />
      </div>
    </div>
  );
}
