import { openNow } from '@ecocircle/app-kit/point-card';
import { useServices } from '@ecocircle/app-kit/remote';
import { useHref, useLoaderData, useNavigate, useSearchParams } from '@ecocircle/shared-contracts/router';
import { classNames } from '@ecocircle/ui-kit';
import { useMapGround } from '@ecocircle/ui-kit/map';
import { useUnit } from 'effector-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { FilterBar, materialIds, readFilter, writeFilter } from '../../filters/index.ts';
import { type LeafletMap, MapCanvas, type MarkedPoint } from '../../map-canvas/index.ts';
import {
  $context,
  $mapFailed,
  $mapPreparing,
  cardToggled,
  filterChanged,
  opened,
  retried,
} from '../../points-browser/index.ts';
import { untilOf } from '../../points-data/index.ts';
import type { MapData } from './map-data.ts';
import { MapOverlay } from './map-overlay.tsx';
import { Panel } from './panel.tsx';
import styles from './recycling-points-page.module.css';
import { useCardFocus } from './use-card-focus.ts';
import { useEscape } from './use-escape.ts';
import { useInsets } from './use-insets.ts';

const MAP_PATH = '/recycling-points';

function useFilter({ dictionaries: { materials }, list, card }: MapData) {
  const [search] = useSearchParams();
  const query = writeFilter(readFilter(search));
  const filter = useMemo(() => readFilter(new URLSearchParams(query)), [query]);
  const [open, change, toggle] = useUnit([opened, filterChanged, cardToggled]);
  const cardOpen = card.kind === 'point';
  const first = useRef(true);
  useEffect(() => {
    const wanted = { q: filter.q, materials: materialIds(filter.materials, materials) };
    if (first.current) open({ wanted, materials, list, cardOpen });
    else change(wanted);
    first.current = false;
    // Opened once: later data of the loader brings cards, not lists.
  }, [filter, open, change]);
  useEffect(() => void toggle(cardOpen), [cardOpen, toggle]);
  return filter;
}

function useSelected({ card }: MapData): MarkedPoint | null {
  const { moment } = useUnit($context);
  const point = card.kind === 'point' ? card.point : null;
  return useMemo(
    () =>
      point && {
        id: point.id,
        name: point.name,
        family: point.icon.family,
        closing: point.closing,
        open: openNow(point, moment()),
        until: untilOf(point, moment()),
        ...point.coords,
      },
    [point, moment],
  );
}

/** What the page came with need not be asked for again. */
function useKeptDictionaries({ dictionaries }: MapData): void {
  const cache = useUnit($context).dictionaries;
  useEffect(() => cache.keep(dictionaries), [cache, dictionaries]);
}

/** The map of recycling points with its list and the card of a point. */
export function RecyclingPointsPage() {
  const data = useLoaderData() as MapData;
  const { locale } = useServices();
  const { look, ground, onGround } = useMapGround(locale.info.language);
  const navigate = useNavigate();
  const base = useHref(MAP_PATH);
  const filter = useFilter(data);
  useKeptDictionaries(data);
  const search = writeFilter(filter);
  const selected = useSelected(data);
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [broken, setBroken] = useState(false);
  const [highlighted, setHighlighted] = useState<MarkedPoint | null>(null);
  const { mapFailed, mapPreparing, retry } = useUnit({
    mapFailed: $mapFailed,
    mapPreparing: $mapPreparing,
    retry: retried,
  });
  const stage = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  const insets = useInsets(stage, panel);
  useCardFocus(panel, selected?.id ?? null);

  const [start] = useState(data.start);
  const open = (id: string) => navigate(`${MAP_PATH}/${id}${search}`, { preventScrollReset: true });
  const close = useCallback(
    () => navigate(MAP_PATH + search, { preventScrollReset: true }),
    [navigate, search],
  );
  useEscape(selected !== null, close);

  return (
    <div ref={stage} className={styles.page}>
      <FilterBar filter={filter} materials={data.dictionaries.materials} />
      <Panel ref={panel} data={data} filter={filter} map={map} onPointAt={setHighlighted} />
      <div className={classNames(styles.map, 'no-print')}>
        <MapCanvas
          start={start}
          selected={selected}
          highlighted={highlighted}
          map={map}
          insets={insets}
          hrefOf={(id) => `${base}/${id}${search}`}
          onSelect={open}
          onReady={setMap}
          onFailed={() => setBroken(true)}
          look={look}
          onGround={onGround}
        />
        <MapOverlay
          map={map}
          ground={ground}
          failure={broken ? 'map' : mapPreparing ? 'preparing' : mapFailed ? 'points' : null}
          onRetry={() => (broken ? location.reload() : retry())}
        />
      </div>
    </div>
  );
}
