import { useServices } from '@ecocircle/app-kit/remote';
import { EVENT_KINDS } from '@ecocircle/shared-contracts';
import { useHref, useNavigate } from '@ecocircle/shared-contracts/router';
import { EventKindIcon, IconButton, MinusIcon, PlusIcon, useReducedMotion } from '@ecocircle/ui-kit';
import { attributionOf, tileUrl, useDarkScheme } from '@ecocircle/ui-kit/map';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventSummary } from '../../charity-events/index.ts';
import type { EventsMap as LeafletEventsMap } from './events-leaflet.ts';
import styles from './events-map.module.css';

/** Icons from which marks are cloned, so that the map draws the very icons of the list. */
function IconStore({ store }: { readonly store: RefObject<HTMLDivElement | null> }) {
  return (
    <div ref={store} hidden>
      {EVENT_KINDS.map((kind) => (
        <span key={kind} data-kind={kind}>
          <EventKindIcon kind={kind} size="sm" />
        </span>
      ))}
    </div>
  );
}

function useTiles(): string {
  const { locale, mapTiles } = useServices();
  return tileUrl(mapTiles, locale.info.language, useDarkScheme());
}

/** Loads Leaflet and draws the map; without it the list says everything, too. */
function useLeaflet(element: RefObject<HTMLElement | null>, icons: RefObject<HTMLElement | null>) {
  const { telemetry } = useServices();
  const [map, setMap] = useState<LeafletEventsMap | null>(null);
  const still = useReducedMotion();
  const tiles = useTiles();
  const navigate = useNavigate();
  const base = useHref('/charity-event');

  const draw = useEffectEvent(async (target: HTMLElement, signal: AbortSignal) => {
    const { createEventsMap } = await import(/* webpackChunkName: "events-leaflet" */ './events-leaflet.ts');
    if (signal.aborted) return;
    const drawn = createEventsMap(target, {
      tileUrl: tiles,
      still,
      icon: (kind) => icons.current?.querySelector(`[data-kind="${kind}"] svg`)?.cloneNode(true) ?? null,
      hrefOf: (id) => `${base}/${encodeURIComponent(id)}`,
      onOpen: (id) => void navigate(`/charity-event/${encodeURIComponent(id)}`),
    });
    signal.addEventListener('abort', () => drawn.dispose());
    setMap(drawn);
  });
  const failed = useEffectEvent((error: unknown) => telemetry.error(error, { part: 'events-map' }));

  useEffect(() => {
    const controller = new AbortController();
    if (element.current) draw(element.current, controller.signal).catch(failed);
    return () => {
      controller.abort();
      setMap(null);
    };
  }, [element]);
  useEffect(() => map?.setTiles(tiles), [map, tiles]);
  return map;
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
  const element = useRef<HTMLElement>(null);
  const icons = useRef<HTMLDivElement>(null);
  const map = useLeaflet(element, icons);
  useEffect(() => map?.setEvents(events), [map, events]);
  useEffect(() => map?.highlight(pointedAt), [map, pointedAt]);
  return (
    <>
      <section ref={element} className={styles.canvas} aria-label={t('events.map')} />
      <IconStore store={icons} />
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
