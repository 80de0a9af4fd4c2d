import { Card } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { DateBlock, EventTime } from '../../charity-events/index.ts';
import layout from '../../layout/layout.module.css';
import { EventActions } from './event-actions.tsx';
import styles from './event-facts.module.css';
import type { EventPageData } from './load-event.ts';
import { YourTime } from './your-time.tsx';

/** When and where, and what to do about it: the card that stays in sight. The visitor's own time comes late, below all else. */
export function EventFacts({ data: { event, summary, zone } }: { readonly data: EventPageData }) {
  const { t } = useTranslation();
  const { when } = summary;
  return (
    <Card as="section" raised padding="lg" className={styles.card} aria-label={t('event.facts')}>
      <div className={styles.date}>
        <DateBlock event={summary} large />
        <p>
          <strong className={styles.day}>{when.day}</strong>
          <EventTime when={when} />
        </p>
        <p className={layout.small}>{t('event.localTime', { city: event.city, zone })}</p>
      </div>
      <dl className={styles.place}>
        <dt className={layout.small}>{t('event.place')}</dt>
        <dd>
          {event.city}, <bdi>{event.address}</bdi>
        </dd>
      </dl>
      <EventActions event={event} summary={summary} />
      <YourTime event={event} />
    </Card>
  );
}
