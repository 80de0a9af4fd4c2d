import { Link } from '@ecocircle/shared-contracts/router';
import { Card, ClockIcon, cardLinkClass, EventKindIcon, MapPinIcon, Tag } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { DateBlock, type EventSummary, EventTags, EventTime } from '../../charity-events/index.ts';
import styles from './event-row.module.css';

/** One event of the list, led by its date. */
export function EventRow({ event }: { readonly event: EventSummary }) {
  const { t } = useTranslation('mf-public');
  return (
    <Card as="li" interactive className={styles.row}>
      <DateBlock event={event} />
      <div className={styles.what}>
        <p className={styles.kind}>
          <EventKindIcon kind={event.kind} size="sm" />
          {t(`kind.${event.kind}`)}
        </p>
        <h2 className={styles.name}>
          <Link to={`/charity-event/${encodeURIComponent(event.id)}`} className={cardLinkClass}>
            {event.name}
          </Link>
        </h2>
        <p className={styles.fact}>
          <ClockIcon size="sm" />
          <EventTime when={event.when} />
        </p>
        <p className={styles.fact}>
          <MapPinIcon size="sm" />
          {event.address}
        </p>
      </div>
      <div className={styles.tags}>
        <EventTags event={event} />
        <Tag>{event.city}</Tag>
      </div>
    </Card>
  );
}
