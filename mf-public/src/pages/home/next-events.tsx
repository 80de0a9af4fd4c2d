import { Link } from '@ecocircle/shared-contracts/router';
import { ArrowRightIcon, Card, cardLinkClass, EventKindIcon, Link as KitLink } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import {
  EventCover,
  EventLink,
  type EventSummary,
  EventTags,
  EventTime,
  useTravel,
} from '../../charity-events/index.ts';
import layout from '../../layout/layout.module.css';
import type { ComingEvents } from './load-coming-events.ts';
import styles from './next-events.module.css';

/** Led by its picture and its date; the first of all is large. */
function EventCard({ event, isFirst }: { readonly event: EventSummary; readonly isFirst: boolean }) {
  const { id, when } = event;
  const travel = useTravel(id);
  return (
    <Card as="li" interactive className={isFirst ? styles.first : styles.row}>
      <div className={styles.lead}>
        <EventCover event={event} small={isFirst ? 'phones' : 'always'} />
        <time dateTime={event.startsAt} className={styles.leaf} style={travel('date')}>
          <span className={styles.day}>{when.dayNumber}</span>
          <span className={styles.month}>{when.month}</span>
        </time>
      </div>
      <div className={styles.what}>
        <h3 className={styles.name} style={travel('name')}>
          <EventLink event={event} className={cardLinkClass} />
        </h3>
        <p className={styles.time}>
          <EventTime when={when} />
        </p>
        <p className={styles.place}>
          <EventKindIcon kind={event.kind} size="sm" />
          {event.city}
          <EventTags event={event} />
        </p>
      </div>
    </Card>
  );
}

/** The events of the weekend, or where it has few those that come next, led by their dates. */
export function NextEvents({ coming: { events, are } }: { readonly coming: ComingEvents }) {
  const { t } = useTranslation();
  const all = are === 'weekend' ? '?days=weekend' : '';
  return (
    <section className={`${layout.section} ${layout.below}`} data-below aria-labelledby="next-events">
      <header className={layout.header}>
        <div>
          <h2 id="next-events">{t(`home.events.${are}`)}</h2>
          <p className={styles.text}>{t('home.events.lead')}</p>
        </div>
        <KitLink variant="standalone" render={<Link to={`/charity-events${all}`} />}>
          {t(`home.events.all.${are}`)}
          <ArrowRightIcon size="sm" />
        </KitLink>
      </header>
      <ol className={styles.cards}>
        {events.map((event, at) => (
          <EventCard key={event.id} event={event} isFirst={at === 0} />
        ))}
      </ol>
    </section>
  );
}
