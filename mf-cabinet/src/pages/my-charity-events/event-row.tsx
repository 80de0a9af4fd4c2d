import { useWording } from '@ecocircle/app-kit/wording';
import type { OwnEvent } from '@ecocircle/shared-contracts';
import { Link } from '@ecocircle/shared-contracts/router';
import { Card, ChevronRightIcon, cardLinkClass } from '@ecocircle/ui-kit';
import { EventCover, EventStateTag, eventEditorPath, whenWords } from '../../own-events/index.ts';
import styles from './event-row.module.css';

/** An event in the list: a draft leads to its editor, the others to what can still be done with them. */
export function EventRow({ event }: { readonly event: OwnEvent }) {
  const { t, locale } = useWording();
  const { name, address } = event.draft;
  return (
    <Card as="li" padding="none" interactive className={styles.row}>
      <EventCover event={event} className={styles.cover} />
      <div className={styles.text}>
        <h2 className={styles.name}>
          <Link to={eventEditorPath(event.id)} className={cardLinkClass} dir="auto">
            {name || t('myEvents.unnamed')}
          </Link>
        </h2>
        <p className={styles.when}>{whenWords(event, locale) ?? t('myEvents.noTime')}</p>
        <p className={styles.place} dir="auto">
          {[event.city, address].filter(Boolean).join(', ') || t('myEvents.noPlace')}
        </p>
      </div>
      <EventStateTag event={event} className={styles.state} />
      <ChevronRightIcon size="sm" className={styles.arrow} />
    </Card>
  );
}
