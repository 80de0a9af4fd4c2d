import { useOnDemand } from '@ecocircle/app-kit/remote';
import { BREAKPOINTS, Button, classNames, MapIcon, useMediaQuery } from '@ecocircle/ui-kit';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventsMapProps } from './events-map.tsx';
import styles from './map-pane.module.css';

const loadMap = () => import(/* webpackChunkName: "events-map" */ './events-map.tsx');

/** Beside the list nobody asked for the map: where its code does not come, the list says everything, too. */
const EventsMap = lazy<ComponentType<EventsMapProps>>(() => loadMap().catch(() => ({ default: () => null })));

/** The map beside the list; where there is no room for it, behind a button. It needs JavaScript, the list does not. */
export function MapPane(props: EventsMapProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const map = useOnDemand(loadMap, t('events.mapFailed'));
  const isBeside = useMediaQuery(`(min-width: ${BREAKPOINTS.sideBySide}px)`, false);
  return (
    <div className={`${styles.pane} no-print`}>
      <Button
        className={styles.toggle}
        variant="secondary"
        wide
        icon={<MapIcon size="sm" />}
        aria-expanded={isOpen}
        onClick={() => (isOpen ? setOpen(false) : map.ask(() => setOpen(true)))}
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
