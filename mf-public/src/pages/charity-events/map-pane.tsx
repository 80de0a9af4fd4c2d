import { BREAKPOINTS, Button, classNames, MapIcon, useMediaQuery } from '@ecocircle/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventsMapProps } from './events-map.tsx';
import styles from './map-pane.module.css';

const EventsMap = lazy(() => import(/* webpackChunkName: "events-map" */ './events-map.tsx'));

/** The map beside the list; where there is no room for it, behind a button. It needs JavaScript, the list does not. */
export function MapPane(props: EventsMapProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const isBeside = useMediaQuery(`(min-width: ${BREAKPOINTS.sideBySide}px)`, false);
  return (
    <div className={`${styles.pane} no-print`}>
      <Button
        className={styles.toggle}
        variant="secondary"
        wide
        icon={<MapIcon size="sm" />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'events.hideMap' : 'events.showMap')}
      </Button>
      <div className={classNames(styles.map, isOpen && styles.isOpen)}>
        {(isBeside || isOpen) && (
          <Suspense>
            <EventsMap {...props} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
