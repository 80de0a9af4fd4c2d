import { useClock, useServices } from '@ecocircle/app-kit/remote';
import { type BasemapInfo, type GroundState, type MapLook, useDrawnMap } from '@ecocircle/ui-kit/map';
import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { $found, $marks, $wanted, marksOutdated, viewChanged } from '../points-browser/index.ts';
import { POINT_ZOOM, type StartView } from '../points-data/index.ts';
import type { LeafletMap } from './leaflet-map.ts';
import styles from './map-canvas.module.css';
import { MarkIcons } from './mark-icons.tsx';
import { markLabel } from './mark-label.ts';
import type { MarkedPoint } from './marks-to-draw.ts';
import type { Insets } from './seen-map.ts';
import type { Covered } from './takeover.ts';

/** What the page gives the map. */
export interface MapCanvasProps {
  readonly start: () => StartView;
  /** What the page was painted with; null: the server is asked for it. */
  readonly ground: BasemapInfo | null;
  readonly selected: MarkedPoint | null;
  readonly highlighted: MarkedPoint | null;
  readonly map: LeafletMap | null;
  readonly insets: () => Insets;
  /** The marks stand where they stay until the map is moved. */
  readonly onStill: () => void;
  readonly hrefOf: (id: string) => string;
  readonly onSelect: (id: string) => void;
  readonly onReady: (map: LeafletMap | null) => void;
  readonly onFailed: () => void;
  /** The map stands where the page was painted. */
  readonly onCovered: (covered: Covered) => void;
  readonly look: MapLook;
  readonly onGround: (ground: GroundState) => void;
}

function useLeafletMap(props: MapCanvasProps) {
  const { start, ground, look, map, insets, hrefOf, onSelect, onReady, onFailed, onGround } = props;
  const { onCovered, onStill } = props;
  const { t } = useTranslation();
  const { mapTiles, locale } = useServices();
  const present = useClock();
  const [viewed, outdated] = useUnit([viewChanged, marksOutdated]);
  const select = useEffectEvent(onSelect);
  const href = useEffectEvent(hrefOf);
  const element = useDrawnMap<LeafletMap>({
    load: async () => {
      const { createLeafletMap } = await import(/* webpackChunkName: "leaflet" */ './leaflet-map.ts');
      return (target) =>
        createLeafletMap(target, {
          start: start(),
          look,
          elsewhere: mapTiles,
          ground,
          still: matchMedia('(prefers-reduced-motion: reduce)').matches,
          insets,
          onStill,
          hrefOf: (id) => href(id),
          labelOf: (mark) => markLabel(t, locale.locale, mark),
          onSelect: (id) => select(id),
          onView: viewed,
          onOutdated: outdated,
          present,
          onGround,
          onCovered,
        });
    },
    onReady,
    onFailed,
  });
  useEffect(() => map?.setLook(look), [map, look]);
  return element;
}

/** The map itself. Leaflet is loaded after hydration; until then the page is painted. */
export function MapCanvas(props: MapCanvasProps) {
  const { map, selected, highlighted } = props;
  const { t } = useTranslation();
  const element = useLeafletMap(props);
  const { marks, found, wanted } = useUnit({ marks: $marks, found: $found, wanted: $wanted });
  const areGrouped = wanted.q === '';

  // Before the next paint, in which the marks of the document are gone.
  useLayoutEffect(() => map?.setMarks(marks, areGrouped), [map, marks, areGrouped]);
  useEffect(() => map?.highlight(highlighted), [map, highlighted]);
  useLayoutEffect(() => map?.select(selected), [map, selected]);
  useEffect(() => {
    if (selected) map?.show([selected.lng, selected.lat], POINT_ZOOM);
  }, [map, selected]);
  useEffect(() => {
    if (found && !selected) map?.fit(found.map(({ lng, lat }) => [lng, lat] as const));
    // The map goes to what was found once, not again when a card is closed.
  }, [map, found]);

  return (
    <>
      <section ref={element} className={styles.canvas} aria-label={t('map.label')} />
      <MarkIcons />
    </>
  );
}
