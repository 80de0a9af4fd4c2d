import { Card, ClockIcon, cardLinkClass, EventKindIcon, MapPinIcon, Tag } from '@ecocircle/ui-kit';
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
import styles from './event-row.module.css';

/** Props of {@link EventRow}. */
export interface EventRowProps {
  readonly event: EventSummary;
  /** Whether its picture may come when it is near the window. */
  readonly isFarDown: boolean;
  /** Told the event's id while the pointer or the focus is on it, and null when they leave. */
  readonly onPointedAt: (id: string | null) => void;
}

/** One event of the list, led by its picture and its date. */
export function EventRow({ event, isFarDown, onPointedAt }: EventRowProps) {
  const { t } = useTranslation();
  const travel = useTravel(event.id);
  const pointed = () => onPointedAt(event.id);
  const left = () => onPointedAt(null);
  return (
    <Card
      as="li"
      interactive
      className={styles.row}
      onPointerEnter={pointed}
      onPointerLeave={left}
      onFocus={pointed}
      onBlur={left}
    >
      <div className={styles.lead}>
        <EventCover event={event} small="always" loading={isFarDown ? 'lazy' : 'eager'} />
        <DateBlock event={event} />
      </div>
      <div className={styles.what}>
        <p className={styles.kind}>
          <EventKindIcon kind={event.kind} size="sm" />
          {t(`kind.${event.kind}`)}
        </p>
        <h2 className={styles.name} style={travel('name')}>
          <EventLink event={event} className={cardLinkClass} />
        </h2>
        <p className={styles.fact}>
          <ClockIcon size="sm" />
          <EventTime when={event.when} className={styles.time} />
        </p>
        <p className={styles.fact}>
          <MapPinIcon size="sm" />
          <span dir="auto">{event.address}</span>
        </p>
      </div>
      <div className={styles.tags}>
        <EventTags event={event} />
        <Tag>{event.city}</Tag>
      </div>
    </Card>
  );
}
