import { Card, cardLinkClass } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import {
  DateBlock,
  EventCover,
  EventLink,
  type EventSummary,
  EventTags,
  EventTime,
  useTravel,
} from '../../charity-events/index.ts';
import layout from '../../layout/layout.module.css';
import styles from './nearby-events.module.css';

function NearbyEvent({ event }: { readonly event: EventSummary }) {
  const travel = useTravel(event.id);
  return (
    <Card as="li" interactive className={styles.event}>
      <div className={styles.cover}>
        <EventCover event={event} />
      </div>
      <DateBlock event={event} />
      <div className={styles.what}>
        <h3 className={styles.name} style={travel('name')}>
          <EventLink event={event} className={cardLinkClass} />
        </h3>
        <p className={layout.small}>
          <EventTime when={event.when} />
        </p>
        <EventTags event={event} />
      </div>
    </Card>
  );
}

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
          <NearbyEvent key={event.id} event={event} />
        ))}
      </ul>
    </section>
  );
}
