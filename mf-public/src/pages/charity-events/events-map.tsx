import { useServices } from '@ecocircle/app-kit/remote';
import { useWording } from '@ecocircle/app-kit/wording';
import { EVENT_KINDS } from '@ecocircle/shared-contracts';
import { useHref, useNavigate } from '@ecocircle/shared-contracts/router';
import { EventKindIcon, useReducedMotion } from '@ecocircle/ui-kit';
import { MapSurface, useDrawnMap, useIconStore, useMapGround } from '@ecocircle/ui-kit/map';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type EventSummary, eventPath } from '../../charity-events/index.ts';
import type { EventsMap as LeafletEventsMap } from './events-leaflet.ts';

/** Loads Leaflet and draws the map; without it the list says everything, too. */
function useLeaflet() {
  const { locale, mapTiles, telemetry } = useServices();
  const { t, number } = useWording();
  const [map, setMap] = useState<LeafletEventsMap | null>(null);
  const still = useReducedMotion();
  const { look, ground, onGround } = useMapGround(locale.info.language);
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
          look,
          still,
          elsewhere: mapTiles,
          onGround,
          icon: iconOf,
          hrefOf: (id) => `${base}/${encodeURIComponent(id)}`,
          groupLabel: (count) => t('events.group', { count, number: number(count) }),
          onOpen: (id) => void navigate(eventPath(id)),
        });
    },
    onReady: setMap,
    onFailed: (error) => telemetry.error(error, { part: 'events-map' }),
  });
  useEffect(() => map?.setLook(look), [map, look]);
  return { map, element, store, ground };
}

/** Props of {@link EventsMap}. */
export interface EventsMapProps {
  readonly events: readonly EventSummary[];
  /** The ids of those in the visitor's city, with which the map begins. */
  readonly inCity: readonly string[];
  /** The event that the list points at. */
  readonly pointedAt: string | null;
}

/** The events of the list on a small map. */
export default function EventsMap({ events, inCity, pointedAt }: EventsMapProps) {
  const { t } = useTranslation();
  const { map, element, store, ground } = useLeaflet();
  useEffect(() => map?.setEvents(events, inCity), [map, events, inCity]);
  useEffect(() => map?.highlight(pointedAt), [map, pointedAt]);
  return (
    <>
      <MapSurface
        element={element}
        label={t('events.map')}
        zoomInLabel={t('events.zoomIn')}
        zoomOutLabel={t('events.zoomOut')}
        noStreetsLabel={t('events.noStreets')}
        newTabLabel={t('newTab')}
        zoomBy={map?.zoomBy ?? null}
        ground={ground}
      />
      {store}
    </>
  );
}
