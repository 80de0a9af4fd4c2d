import { useServices } from '@ecocircle/app-kit/remote';
import { isPrecise, type VisitorPlace } from '@ecocircle/shared-contracts';
import { useLoaderData, useNavigate, useSearchParams } from '@ecocircle/shared-contracts/router';
import { useUnit } from 'effector-react';
import { type RefObject, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { FilterBar, known, readFilter, toWishes, writeFilter } from '../../filters/index.ts';
import type { LeafletMap, MarkedPoint } from '../../map-canvas/index.ts';
import { $context, cardToggled, closed, filterChanged, opened } from '../../points-browser/index.ts';
import { loadReading } from '../../points-data/index.ts';
import { isAged } from './is-aged.ts';
import type { MapData } from './map-data.ts';
import { MAP_PATH } from './map-path.ts';
import { MapStage } from './map-stage.tsx';
import { Panel } from './panel.tsx';
import styles from './recycling-points-page.module.css';
import { useCardFocus } from './use-card-focus.ts';
import { useCity } from './use-city.ts';
import { useClearMarks } from './use-clear-marks.ts';
import { useEscape } from './use-escape.ts';
import { useInsets } from './use-insets.ts';
import { useOrigin } from './use-origin.ts';
import { useTakeover } from './use-takeover.ts';

/** Shows what can be walked to. */
const NEIGHBOURHOOD_ZOOM = 14;

function useFilter({ dictionaries: { materials }, narrowStart, first, card, answer }: MapData) {
  const { locale } = useServices();
  const [search] = useSearchParams();
  const thing = answer?.thing ?? null;
  const query = writeFilter(known(readFilter(search), materials, thing));
  const filter = useMemo(() => readFilter(new URLSearchParams(query)), [query]);
  const [open, change, toggle, close] = useUnit([opened, filterChanged, cardToggled, closed]);
  const { moment } = useUnit($context);
  const cardOpen = card.kind === 'point';
  const isOpen = useRef(false);
  const tell = useEffectEvent(() => {
    const wanted = {
      q: filter.q,
      sort: filter.sort,
      wishes: toWishes(filter, { materials, thing, about: locale }),
    };
    const { list = null, marks = null } = first ?? {};
    if (isOpen.current) change(wanted);
    else
      open({
        wanted,
        list,
        marks,
        isAged: first !== null && isAged(first, locale.now, moment()),
        goesToFound: narrowStart !== null,
        cardOpen,
      });
    isOpen.current = true;
  });
  useEffect(() => tell(), [filter]);
  useEffect(() => close, [close]);
  useEffect(() => void toggle(cardOpen), [cardOpen, toggle]);
  return filter;
}

/** What the page came with need not be asked for again. */
function useKeptDictionaries({ dictionaries }: MapData): void {
  const cache = useUnit($context).dictionaries;
  useEffect(() => cache.keep(dictionaries), [cache, dictionaries]);
}

/** Whoever is about to move the map or to change what it shows does not wait for the code of it. */
function usePreparation(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: element } = page;
    const prepare = (): void => void loadReading().catch(() => undefined);
    const signs = ['pointerenter', 'focusin'];
    for (const sign of signs) element?.addEventListener(sign, prepare, { once: true, passive: true });
    return () => {
      for (const sign of signs) element?.removeEventListener(sign, prepare);
    };
  }, [page]);
}

/** Goes to who was found once there is a map: the nearest points are seen around where the device knows it well. */
function useGoNear(map: LeafletMap | null) {
  const [found, goNear] = useState<VisitorPlace | null>(null);
  useEffect(() => {
    const position = found?.position;
    if (!map || !position) return;
    if (isPrecise(position)) map.show([position.lng, position.lat], NEIGHBOURHOOD_ZOOM);
    else map.fitOwnPosition(position);
  }, [map, found]);
  return goNear;
}

/** An open map goes to a point that is closed for good: the others that it speaks of are those around it. */
function useGoToClosed(map: LeafletMap | null, { card, first, start }: MapData): void {
  const go = useEffectEvent(() => map?.show(start.centre, start.zoom));
  const closed = card.kind === 'closed' && !first ? card.point.id : null;
  useEffect(() => {
    if (closed !== null) go();
  }, [closed]);
}

/** The map of recycling points with its list and the card of a point. */
export function RecyclingPointsPage() {
  const data = useLoaderData() as MapData;
  const navigate = useNavigate();
  const filter = useFilter(data);
  useKeptDictionaries(data);
  const search = writeFilter(filter);
  const selected = data.card.kind === 'point' ? data.card.marked : null;
  const [highlighted, setHighlighted] = useState<MarkedPoint | null>(null);
  const stage = useRef<HTMLDivElement>(null);
  const { map, takeOver } = useTakeover(stage);
  const panel = useRef<HTMLElement>(null);
  const insets = useInsets(stage, panel);
  const clear = useClearMarks(stage, panel);
  usePreparation(stage);
  useCity(map);
  useGoToClosed(map, data);
  useOrigin();
  useCardFocus(stage, panel, selected?.id ?? null);
  const close = useCallback(
    () => navigate(MAP_PATH + search, { preventScrollReset: true }),
    [navigate, search],
  );
  useEscape(selected !== null, close);
  const goNear = useGoNear(map);

  return (
    <div ref={stage} className={styles.page}>
      <FilterBar
        filter={filter}
        materials={data.dictionaries.materials}
        thing={data.answer?.thing ?? null}
        onLocated={goNear}
      />
      <Panel ref={panel} data={data} filter={filter} map={map} onPointAt={setHighlighted} />
      <MapStage
        data={data}
        filter={filter}
        selected={selected}
        highlighted={highlighted}
        map={map}
        insets={insets}
        onStill={clear}
        onReady={takeOver}
      />
    </div>
  );
}
