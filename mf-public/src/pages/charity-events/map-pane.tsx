import { BREAKPOINTS, classNames, useMediaQuery } from '@ecocircle/ui-kit';
import { type ComponentType, lazy, Suspense } from 'react';
import type { EventsMapProps } from './events-map.tsx';
import styles from './map-pane.module.css';

/** Loads the code of the map. */
export const loadMap = () => import(/* webpackChunkName: "events-map" */ './events-map.tsx');

/** Beside the list nobody asked for the map: where its code does not come, the list says everything, too. */
const EventsMap = lazy<ComponentType<EventsMapProps>>(() => loadMap().catch(() => ({ default: () => null })));

/** The map beside the list; where there is no room for it, above the list once it was asked for. */
export function MapPane({ isOpen, ...props }: EventsMapProps & { readonly isOpen: boolean }) {
  const isBeside = useMediaQuery(`(min-width: ${BREAKPOINTS.sideBySide}px)`, false);
  return (
    <div className={classNames(styles.pane, isOpen && styles.isOpen, 'no-print')}>
      {(isBeside || isOpen) && (
        <Suspense>
          <EventsMap {...props} />
        </Suspense>
      )}
    </div>
  );
}
