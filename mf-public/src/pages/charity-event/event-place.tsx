import { ButtonLink, Card, RouteIcon } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import styles from './event-place.module.css';
import type { EventPageData } from './load-event.ts';
import { NewTab } from './new-tab.tsx';
import { PlaceMap } from './place-map.tsx';

const routeTo = ({ lng, lat }: EventPageData['event']['coords']): string =>
  `https://www.openstreetmap.org/directions?to=${lat}%2C${lng}`;

/** Where it is, in words and on the map, and the way there as long as there is something to come to. */
export function EventPlace({ data: { event, summary, ground } }: { readonly data: EventPageData }) {
  const { t } = useTranslation();
  const isAhead = !summary.cancelled && summary.when.phase !== 'past';
  return (
    <>
      <h2 id="event-place">{t('event.findUs')}</h2>
      <Card padding="none" className={styles.card}>
        <div className={styles.words}>
          <p>
            <strong className={styles.city}>{event.city}</strong> <bdi>{event.address}</bdi>
          </p>
          {isAhead && (
            <ButtonLink
              className="no-print"
              href={routeTo(event.coords)}
              target="_blank"
              rel="noopener"
              variant="secondary"
              icon={<RouteIcon size="sm" />}
            >
              {t('event.route')}
              <NewTab />
            </ButtonLink>
          )}
        </div>
        <PlaceMap place={event.coords} ground={ground} />
      </Card>
    </>
  );
}
