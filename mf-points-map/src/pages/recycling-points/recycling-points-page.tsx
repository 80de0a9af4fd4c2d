import { openNow } from '@ecocircle/app-kit/point-card';
import { useServices } from '@ecocircle/app-kit/remote';
import { useLoaderData, useNavigate, useSearchParams } from '@ecocircle/shared-contracts/router';
import { useUnit } from 'effector-react';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { FilterBar, materialIds, readFilter, writeFilter } from '../../filters/index.ts';
import type { MarkedPoint } from '../../map-canvas/index.ts';
import { $context, cardToggled, closed, filterChanged, opened } from '../../points-browser/index.ts';
import { untilOf } from '../../points-data/index.ts';
import type { MapData } from './map-data.ts';
import { MAP_PATH } from './map-path.ts';
import { MapStage } from './map-stage.tsx';
import { Panel } from './panel.tsx';
import styles from './recycling-points-page.module.css';
import { useCardFocus } from './use-card-focus.ts';
import { useEscape } from './use-escape.ts';
import { useInsets } from './use-insets.ts';
import { useTakeover } from './use-takeover.ts';

/** The marks of a page that was kept for longer are asked for anew. */
const AGED_MS = 10_000;

function useFilter({ dictionaries: { materials }, handheldStart, first, card }: MapData) {
  const { locale } = useServices();
  const [search] = useSearchParams();
  const query = writeFilter(readFilter(search));
  const filter = useMemo(() => readFilter(new URLSearchParams(query)), [query]);
  const [open, change, toggle, close] = useUnit([opened, filterChanged, cardToggled, closed]);
  const { moment } = useUnit($context);
  const cardOpen = card.kind === 'point';
  const isOpen = useRef(false);
  const tell = useEffectEvent(() => {
    const wanted = { q: filter.q, materials: materialIds(filter.materials, materials) };
    const { list = null, marks = null, isOfDocument = false } = first ?? {};
    const isAged = isOfDocument && moment().valueOf() - locale.now.valueOf() > AGED_MS;
    if (isOpen.current) change(wanted);
    else open({ wanted, materials, list, marks, isAged, goesToFound: handheldStart !== null, cardOpen });
    isOpen.current = true;
  });
  useEffect(() => tell(), [filter]);
  useEffect(() => close, [close]);
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
  const navigate = useNavigate();
  const filter = useFilter(data);
  useKeptDictionaries(data);
  const search = writeFilter(filter);
  const selected = useSelected(data);
  const [highlighted, setHighlighted] = useState<MarkedPoint | null>(null);
  const stage = useRef<HTMLDivElement>(null);
  const { map, takeOver } = useTakeover(stage);
  const panel = useRef<HTMLElement>(null);
  const insets = useInsets(stage, panel);
  useCardFocus(panel, selected?.id ?? null);
  const close = useCallback(
    () => navigate(MAP_PATH + search, { preventScrollReset: true }),
    [navigate, search],
  );
  useEscape(selected !== null, close);

  return (
    <div ref={stage} className={styles.page}>
      <FilterBar filter={filter} materials={data.dictionaries.materials} />
      <Panel ref={panel} data={data} filter={filter} map={map} onPointAt={setHighlighted} />
      <MapStage
        data={data}
        filter={filter}
        selected={selected}
        highlighted={highlighted}
        map={map}
        insets={insets}
        onReady={takeOver}
      />
    </div>
  );
}
