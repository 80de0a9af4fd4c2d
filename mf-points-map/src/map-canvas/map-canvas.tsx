import { useServices } from '@ecocircle/app-kit/remote';
import { MATERIAL_FAMILIES } from '@ecocircle/shared-contracts';
import { MaterialIcon } from '@ecocircle/ui-kit';
import { tileUrl, useDarkScheme } from '@ecocircle/ui-kit/map';
import { useUnit } from 'effector-react';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { $found, $marks, viewChanged } from '../points-browser/index.ts';
import { POINT_ZOOM, type StartView } from '../points-data/index.ts';
import type { Insets, LeafletMap, MarkedPoint } from './leaflet-map.ts';
import styles from './map-canvas.module.css';

/** What the page gives the map. */
export interface MapCanvasProps {
  readonly start: StartView;
  readonly selected: MarkedPoint | null;
  readonly highlighted: MarkedPoint | null;
  readonly map: LeafletMap | null;
  readonly insets: () => Insets;
  readonly hrefOf: (id: string) => string;
  readonly onSelect: (id: string) => void;
  readonly onReady: (map: LeafletMap | null) => void;
  readonly onFailed: () => void;
  readonly onTiles: (available: boolean) => void;
}

/** Icons from which marks are cloned, so that the map draws the very icons of the list. */
function IconStore({ store }: { readonly store: RefObject<HTMLDivElement | null> }) {
  return (
    <div ref={store} hidden>
      {MATERIAL_FAMILIES.map((family) => (
        <span key={family} data-family={family}>
          <MaterialIcon family={family} size="sm" />
        </span>
      ))}
    </div>
  );
}

function useLeafletMap(props: MapCanvasProps, element: RefObject<HTMLDivElement | null>) {
  const { start, insets, hrefOf, onSelect, onReady, onFailed, onTiles } = props;
  const { t } = useTranslation();
  const { locale, mapTiles } = useServices();
  const icons = useRef<HTMLDivElement>(null);
  const viewed = useUnit(viewChanged);
  const dark = useDarkScheme();
  const tiles = tileUrl(mapTiles, locale.info.language, dark);
  const select = useEffectEvent(onSelect);
  const href = useEffectEvent(hrefOf);

  const draw = useEffectEvent(async (target: HTMLElement, signal: AbortSignal) => {
    const { createLeafletMap } = await import(/* webpackChunkName: "leaflet" */ './leaflet-map.ts');
    if (signal.aborted) return;
    const map = createLeafletMap(target, {
      start,
      tileUrl: tiles,
      still: matchMedia('(prefers-reduced-motion: reduce)').matches,
      insets,
      icon: (family) =>
        icons.current?.querySelector(`[data-family="${family}"] svg`)?.cloneNode(true) ?? null,
      hrefOf: (id) => href(id),
      clusterLabel: (count) => t('map.cluster', { count }),
      pointLabel: (_, family) => t('map.point', { family: t(`families.${family}`) }),
      onSelect: (id) => select(id),
      onView: viewed,
      onTiles,
    });
    signal.addEventListener('abort', () => map.dispose());
    onReady(map);
  });

  useEffect(() => {
    const controller = new AbortController();
    if (element.current) draw(element.current, controller.signal).catch(onFailed);
    return () => {
      controller.abort();
      onReady(null);
    };
  }, [element, onFailed, onReady]);

  const { map } = props;
  useEffect(() => map?.setTiles(tiles), [map, tiles]);
  return icons;
}

/** The map itself. Leaflet is loaded after hydration; until then the ground shows. */
export function MapCanvas(props: MapCanvasProps) {
  const { map, selected, highlighted } = props;
  const { t } = useTranslation();
  const element = useRef<HTMLDivElement>(null);
  const icons = useLeafletMap(props, element);
  const { marks, found } = useUnit({ marks: $marks, found: $found });

  useEffect(() => map?.setMarks(marks), [map, marks]);
  useEffect(() => map?.highlight(highlighted), [map, highlighted]);
  useEffect(() => {
    map?.select(selected);
    if (selected) map?.show([selected.lng, selected.lat], POINT_ZOOM);
  }, [map, selected]);
  useEffect(() => {
    if (found && !selected) map?.fit(found.map(({ lng, lat }) => [lng, lat] as const));
    // The map goes to what was found once, not again when a card is closed.
  }, [map, found]);

  return (
    <>
      <section ref={element} className={styles.canvas} aria-label={t('map.label')} />
      <IconStore store={icons} />
    </>
  );
}
