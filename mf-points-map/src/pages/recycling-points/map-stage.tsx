import { useServices } from '@ecocircle/app-kit/remote';
import { FIRST_VIEW_ID } from '@ecocircle/shared-contracts';
import { useHref, useNavigate } from '@ecocircle/shared-contracts/router';
import { BREAKPOINTS, classNames } from '@ecocircle/ui-kit';
import { useMapGround } from '@ecocircle/ui-kit/map';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { type PointFilter, writeFilter } from '../../filters/index.ts';
import { type Insets, type LeafletMap, MapCanvas, type MarkedPoint } from '../../map-canvas/index.ts';
import { PaintedGround, PaintedMarks, type PaintedPlace, type Takeover } from '../../painted-map/index.ts';
import {
  $isLineLost,
  $isOpen,
  $mapFailed,
  $mapPreparing,
  type Marks,
  marksOfFound,
  NO_MARKS,
  retried,
} from '../../points-browser/index.ts';
import { writeView, zoomed } from '../../points-data/index.ts';
import type { FirstView, MapData } from './map-data.ts';
import { MapOverlay } from './map-overlay.tsx';
import { MAP_PATH } from './map-path.ts';
import { restOf } from './panel.tsx';
import styles from './recycling-points-page.module.css';

/** What the page gives its map. */
export interface MapStageProps {
  readonly data: MapData;
  readonly filter: PointFilter;
  readonly selected: MarkedPoint | null;
  readonly highlighted: MarkedPoint | null;
  readonly map: LeafletMap | null;
  readonly insets: () => Insets;
  /** The marks stand still, or something else above the map than before. */
  readonly onStill: () => void;
  readonly onReady: (map: LeafletMap | null) => void;
}

type Picture = Pick<PaintedPlace, 'view' | 'windows'>;

const NARROW = `(max-width: ${BREAKPOINTS.sideBySide}px)`;

/** What the page came with knows of marks: those of its view, or of what was searched for. */
const marksIn = ({ marks, list }: FirstView): Marks =>
  marks?.data ?? (list?.query.q ? marksOfFound(list.points) : NO_MARKS);

const withView = (search: string, view: string): string => `${search}${search ? '&' : '?'}at=${view}`;

function useHrefs(filter: PointFilter) {
  const base = useHref(MAP_PATH);
  const search = writeFilter(filter);
  return {
    pointHref: (id: string): string => `${base}/${id}${search}`,
    viewHref: (view: string): string => base + withView(search, view),
    wholeHref: (view: string): string => base + withView(writeFilter({ ...filter, isBare: false }), view),
  };
}

/** The map: as it was painted with the page, until Leaflet has taken its place. */
export function MapStage(props: MapStageProps) {
  const { data, filter, selected, highlighted, map, insets, onStill, onReady } = props;
  const { locale } = useServices();
  const { look, ground, onGround } = useMapGround(locale.info.language);
  const navigate = useNavigate();
  const [broken, setBroken] = useState(false);
  const [takenOver, setTakenOver] = useState<Takeover | 'everything'>('nothing');
  const { isOpen, mapFailed, mapPreparing, isLineLost, retry } = useUnit({
    isOpen: $isOpen,
    mapFailed: $mapFailed,
    mapPreparing: $mapPreparing,
    isLineLost: $isLineLost,
    retry: retried,
  });
  const { pointHref, viewHref, wholeHref } = useHrefs(filter);
  const [opening] = useState({ ...data, filter });
  const { start, narrowStart, first } = opening;
  // That there is no line, the list says.
  const areLost = mapFailed && (selected !== null || !isLineLost);
  const preparing = isOpen ? mapPreparing : first?.marks?.data === null;
  const pictures: readonly Picture[] = narrowStart
    ? [
        { view: start, windows: 'wide' },
        { view: narrowStart, windows: 'narrow' },
      ]
    : [{ view: start, windows: 'all' }];
  const place =
    takenOver === 'everything'
      ? null
      : ({
          sheet: restOf(opening),
          takenOver: map && takenOver === 'nothing' ? 'marks' : takenOver,
        } as const);
  return (
    <div className={classNames(styles.map, 'no-print')}>
      {first &&
        place &&
        pictures.map((picture) => (
          <PaintedMarks
            key={picture.windows}
            {...picture}
            {...place}
            marks={filter === opening.filter ? marksIn(first) : NO_MARKS}
            selected={selected}
            areGrouped={filter.q === ''}
            pointHref={pointHref}
            viewHref={viewHref}
          />
        ))}
      <MapCanvas
        start={() => (narrowStart && matchMedia(NARROW).matches ? narrowStart : start)}
        ground={first?.ground ?? null}
        selected={selected}
        highlighted={highlighted}
        map={map}
        insets={insets}
        onStill={onStill}
        hrefOf={pointHref}
        onSelect={(id) => navigate(`${MAP_PATH}/${id}${writeFilter(filter)}`, { preventScrollReset: true })}
        onReady={onReady}
        onCovered={setTakenOver}
        onFailed={() => setBroken(true)}
        look={look}
        onGround={onGround}
      />
      <MapOverlay
        map={map}
        ground={ground}
        wholeHref={filter.isBare ? wholeHref(writeView(start)) : null}
        onShown={onStill}
        zoomedHref={(steps) => viewHref(writeView(zoomed(start, steps)))}
        failure={broken ? 'map' : areLost ? 'points' : preparing ? 'preparing' : null}
        onRetry={() => (broken ? location.reload() : retry())}
      />
      <span id={FIRST_VIEW_ID} hidden />
      {first &&
        place &&
        pictures.map((picture) => (
          <PaintedGround key={picture.windows} {...picture} {...place} ground={first.ground} />
        ))}
    </div>
  );
}
