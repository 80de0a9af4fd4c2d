import { Link } from '@ecocircle/shared-contracts/router';
import { Card, cardLinkClass } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import {
  DateBlock,
  EventCover,
  type EventSummary,
  EventTags,
  EventTime,
} from '../../charity-events/index.ts';
import layout from '../../layout/layout.module.css';
import styles from './nearby-events.module.css';

/** Upcoming events in the same city. */
export function NearbyEvents({
  city,
  events,
}: {
  readonly city: string;
  readonly events: readonly EventSummary[];
}) {
  const { t } = useTranslation();
  if (events.length === 0) return null;
  return (
    <section className={styles.nearby} aria-labelledby="nearby-events">
      <h2 id="nearby-events">{t('event.nearby', { city })}</h2>
      <ul className={styles.list}>
        {events.map((event) => (
          <Card as="li" key={event.id} interactive className={styles.event}>
            <div className={styles.cover}>
              <EventCover event={event} loading="lazy" />
            </div>
            <DateBlock event={event} />
            <div className={styles.what}>
              <h3 className={styles.name}>
                <Link to={`/charity-event/${encodeURIComponent(event.id)}`} className={cardLinkClass}>
                  {event.name}
                </Link>
              </h3>
              <p className={layout.small}>
                <EventTime when={event.when} />
              </p>
              <EventTags event={event} />
            </div>
          </Card>
        ))}
      </ul>
    </section>
  );
}
