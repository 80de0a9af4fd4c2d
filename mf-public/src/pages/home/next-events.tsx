import { Link } from '@ecocircle/shared-contracts/router';
import {
  ArrowRightIcon,
  Card,
  cardLinkClass,
  classNames,
  EventKindIcon,
  Link as KitLink,
} from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { EventCover, type EventSummary, EventTags, EventTime } from '../../charity-events/index.ts';
import layout from '../../layout/layout.module.css';
import styles from './next-events.module.css';

/** The one that comes first is larger, with its picture. */
function EventCard({ event, isFirst }: { readonly event: EventSummary; readonly isFirst: boolean }) {
  const { when } = event;
  return (
    <Card as="li" interactive className={classNames(styles.card, isFirst && styles.first)}>
      {isFirst && (
        <div className={styles.cover}>
          <EventCover event={event} loading="lazy" />
        </div>
      )}
      <div className={styles.date}>
        <time dateTime={event.startsAt} className={styles.leaf}>
          <span className={styles.day}>{when.dayNumber}</span>
          <span className={styles.month}>{when.month}</span>
        </time>
      </div>
      <div className={styles.tags}>
        <EventTags event={event} />
      </div>
      <h3 className={styles.name}>
        <Link to={`/charity-event/${encodeURIComponent(event.id)}`} className={cardLinkClass}>
          {event.name}
        </Link>
      </h3>
      <p className={styles.time}>
        <EventTime when={when} />
      </p>
      <p className={styles.place}>
        <EventKindIcon kind={event.kind} size="sm" />
        {event.city}
      </p>
    </Card>
  );
}

/** The events that come next, led by their dates. */
export function NextEvents({ events }: { readonly events: readonly EventSummary[] }) {
  const { t } = useTranslation();
  return (
    <section className={layout.section} aria-labelledby="next-events">
      <header className={layout.header}>
        <div>
          <h2 id="next-events">{t('home.events.title')}</h2>
          <p className={styles.lead}>{t('home.events.lead')}</p>
        </div>
        <KitLink variant="standalone" render={<Link to="/charity-events" />}>
          {t('home.events.all')}
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
