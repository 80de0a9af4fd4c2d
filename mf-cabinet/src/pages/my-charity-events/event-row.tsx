import { EventCover } from '@ecocircle/app-kit/event-cover';
import { useWording } from '@ecocircle/app-kit/wording';
import type { OwnEvent } from '@ecocircle/shared-contracts';
import { Link } from '@ecocircle/shared-contracts/router';
import { Card, ChevronRightIcon, cardLinkClass, classNames } from '@ecocircle/ui-kit';
import { EventStateTag, eventEditorPath, whenWords } from '../../own-events/index.ts';
import { ownRow } from '../../own-list/index.ts';
import styles from './event-row.module.css';

/** An event in the list: a draft leads to its editor, the others to what can still be done with them. */
export function EventRow({ event }: { readonly event: OwnEvent }) {
  const { t, locale } = useWording();
  const { name, address } = event.draft;
  return (
    <Card as="li" padding="none" interactive className={ownRow.row}>
      <EventCover event={event} className={classNames(ownRow.picture, styles.cover)} />
      <div className={ownRow.text}>
        <h2 className={ownRow.name}>
          <Link to={eventEditorPath(event.id)} className={cardLinkClass} dir="auto">
            {name || t('myEvents.unnamed')}
          </Link>
        </h2>
        <p className={ownRow.line}>{whenWords(event, locale) ?? t('myEvents.noTime')}</p>
        <p className={styles.place} dir="auto">
          {[event.city, address].filter(Boolean).join(', ') || t('myEvents.noPlace')}
        </p>
      </div>
      <EventStateTag event={event} className={ownRow.status} />
      <ChevronRightIcon size="sm" className={classNames(ownRow.end, styles.arrow)} />
    </Card>
  );
}
