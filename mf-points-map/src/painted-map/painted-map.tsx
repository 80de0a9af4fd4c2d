import { useServices } from '@ecocircle/app-kit/remote';
import type { BasemapInfo } from '@ecocircle/ui-kit/map';
import { useTranslation } from 'react-i18next';
import {
  type ClusterMark,
  type KnownMarks,
  markLabel,
  marksToDraw,
  type PointMark,
} from '../map-canvas/index.ts';
import {
  FIRST_UNCLUSTERED_ZOOM,
  fromPixel,
  type Pixel,
  type Place,
  type StartView,
  toPixel,
  toWholePixel,
  writeView,
  zoomOfExpansion,
} from '../points-data/index.ts';
import styles from './painted-map.module.css';
import { PaintedLeg, PaintedMark } from './painted-mark.tsx';
import { PaintedTiles } from './painted-tiles.tsx';

/** As far as a window of 2200 by 1200 pixels shows of the map, the part below the panel included. */
const GROUND = { left: 1300, right: 900, up: 600, down: 600 } as const;
/** As far as one of 3840 by 2160 pixels does, whose page is 3200 pixels wide. */
const FAR = { left: 1830, right: 1410, up: 1100, down: 1030 } as const;
/** Without the part below the panel. */
const NAMES = { ...GROUND, left: GROUND.right } as const;

/** How much of the picture the map has taken over. */
export type Takeover = 'nothing' | 'marks' | 'ground';

/** Props of {@link PaintedMap}. */
export interface PaintedMapProps {
  readonly view: StartView;
  /** The windows that show this picture: narrow ones may need another view than wider ones. */
  readonly windows: 'all' | 'wide' | 'narrow';
  readonly ground: Pick<BasemapInfo, 'tiles' | 'labels'>;
  readonly marks: KnownMarks['marks'];
  readonly selected: KnownMarks['selected'];
  /** Whether the server groups what stands on one place, as it does but for what a search found. */
  readonly areGrouped: boolean;
  /** How high the sheet with the list or the card stands on phones. */
  readonly sheet: 'peek' | 'half';
  readonly takenOver: Takeover;
  readonly pointHref: (id: string) => string;
  /** The address of the map that opens at a view. */
  readonly viewHref: (view: string) => string;
}

type PaintedMarksProps = Omit<PaintedMapProps, 'windows' | 'ground' | 'sheet' | 'takenOver'>;

/** The pixels of a place from the middle of a view. */
function pixelsFrom({ centre, zoom }: StartView): (place: Place) => Pixel {
  const middle = toWholePixel(centre, zoom);
  return (place) => {
    const { x, y } = toWholePixel(place, zoom);
    return { x: x - middle.x, y: y - middle.y };
  };
}

function PaintedMarks(props: PaintedMarksProps) {
  const { view, marks, selected, areGrouped, pointHref, viewHref } = props;
  const { t } = useTranslation();
  const { locale } = useServices();
  const { zoom } = view;
  const fromMiddle = pixelsFrom(view);
  const projection = {
    toPixel: (place: Place) => toPixel(place, zoom),
    toPlace: (pixel: Pixel) => fromPixel(pixel, zoom),
  };
  const drawn = marksToDraw(
    { marks, selected, highlighted: null },
    locale.now,
    areGrouped && zoom < FIRST_UNCLUSTERED_ZOOM ? null : projection,
  );
  const hrefOf = (mark: ClusterMark | PointMark): string =>
    mark.kind === 'point'
      ? pointHref(mark.id)
      : viewHref(writeView({ centre: mark.place, zoom: zoomOfExpansion(mark.expansion, zoom) }));
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: its links have names; a title would be shown above all of the map
    <svg className={styles.marks}>
      {drawn.map(
        (mark) =>
          mark.kind === 'point' &&
          mark.leg && <PaintedLeg key={mark.key} leg={mark.leg} at={fromMiddle(mark.leg.place)} />,
      )}
      {drawn.map((mark) => (
        <PaintedMark
          key={mark.key}
          mark={mark}
          at={fromMiddle(mark.place)}
          label={markLabel(t, locale.locale, mark)}
          href={hrefOf(mark)}
        />
      ))}
    </svg>
  );
}

/**
 * The map as the document holds it: its tiles, and its marks as links, in pixels from the middle of what is free. It
 * needs no script, and stands where the map that takes over stands.
 */
export function PaintedMap(props: PaintedMapProps) {
  const { view, windows, ground, sheet, takenOver, ...marks } = props;
  const { language } = useServices().locale.info;
  return (
    <div className={styles.map} data-windows={windows} data-covered={takenOver === 'ground' ? '' : undefined}>
      <div className={styles.free} data-sheet={sheet}>
        <div className={styles.middle} data-middle={takenOver === 'nothing' ? '' : undefined}>
          <PaintedTiles
            view={view}
            reach={FAR}
            without={GROUND}
            url={ground.tiles}
            language={language}
            className={styles.far}
          />
          <PaintedTiles view={view} reach={GROUND} url={ground.tiles} language={language} />
          <PaintedTiles
            view={view}
            reach={NAMES}
            url={ground.labels}
            language={language}
            className={styles.names}
          />
          {takenOver === 'nothing' && <PaintedMarks view={view} {...marks} />}
        </div>
      </div>
    </div>
  );
}
