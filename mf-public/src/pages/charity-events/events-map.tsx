import { useServices } from '@ecocircle/app-kit/remote';
import { EVENT_KINDS } from '@ecocircle/shared-contracts';
import { useHref, useNavigate } from '@ecocircle/shared-contracts/router';
import { EventKindIcon, IconButton, MinusIcon, PlusIcon, useReducedMotion } from '@ecocircle/ui-kit';
import { attributionOf, tileUrl, useDarkScheme, useDrawnMap, useIconStore } from '@ecocircle/ui-kit/map';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventSummary } from '../../charity-events/index.ts';
import type { EventsMap as LeafletEventsMap } from './events-leaflet.ts';
import styles from './events-map.module.css';

/** Loads Leaflet and draws the map; without it the list says everything, too. */
function useLeaflet() {
  const { locale, mapTiles, telemetry } = useServices();
  const [map, setMap] = useState<LeafletEventsMap | null>(null);
  const still = useReducedMotion();
  const tiles = tileUrl(mapTiles, locale.info.language, useDarkScheme());
  const navigate = useNavigate();
  const base = useHref('/charity-event');
  const { store, iconOf } = useIconStore(EVENT_KINDS, (kind) => <EventKindIcon kind={kind} size="sm" />);
  const element = useDrawnMap<LeafletEventsMap>({
    load: async () => {
      const { createEventsMap } = await import(
        /* webpackChunkName: "events-leaflet" */ './events-leaflet.ts'
      );
      return (target) =>
        createEventsMap(target, {
          tileUrl: tiles,
          still,
          icon: iconOf,
          hrefOf: (id) => `${base}/${encodeURIComponent(id)}`,
          onOpen: (id) => void navigate(`/charity-event/${encodeURIComponent(id)}`),
        });
    },
    onReady: setMap,
    onFailed: (error) => telemetry.error(error, { part: 'events-map' }),
  });
  useEffect(() => map?.setTiles(tiles), [map, tiles]);
  return { map, element, store };
}

/** Props of {@link EventsMap}. */
export interface EventsMapProps {
  readonly events: readonly EventSummary[];
  /** The event that the list points at. */
  readonly pointedAt: string | null;
}

/** The events of the list on a small map. */
export default function EventsMap({ events, pointedAt }: EventsMapProps) {
  const { t } = useTranslation();
  const { mapTiles } = useServices();
  const { map, element, store } = useLeaflet();
  useEffect(() => map?.setEvents(events), [map, events]);
  useEffect(() => map?.highlight(pointedAt), [map, pointedAt]);
  return (
    <>
      <section ref={element} className={styles.canvas} aria-label={t('events.map')} />
      {store}
      <div className={styles.zoom}>
        <IconButton
          variant="secondary"
          label={t('events.zoomIn')}
          icon={<PlusIcon />}
          onClick={() => map?.zoomBy(1)}
        />
        <IconButton
          variant="secondary"
          label={t('events.zoomOut')}
          icon={<MinusIcon />}
          onClick={() => map?.zoomBy(-1)}
        />
      </div>
      <small className={styles.attribution}>{attributionOf(mapTiles)}</small>
    </>
  );
}
