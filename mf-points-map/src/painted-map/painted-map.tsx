import { useServices } from '@ecocircle/app-kit/remote';
import { classNames } from '@ecocircle/ui-kit';
import type { BasemapInfo } from '@ecocircle/ui-kit/map';
import type { ReactNode } from 'react';
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

/** Where a picture of the map stands in its window. */
export interface PaintedPlace {
  readonly view: StartView;
  /** The windows that show this picture: narrow ones may need another view than wider ones. */
  readonly windows: 'all' | 'wide' | 'narrow';
  /** How high the sheet with the list or the card stands on phones. */
  readonly sheet: 'peek' | 'half';
  readonly takenOver: Takeover;
}

interface PlacedProps extends Omit<PaintedPlace, 'view'> {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** What stands in pixels from the middle of what is free of a window. */
const Placed = ({ windows, sheet, takenOver, className, children }: PlacedProps) => (
  <div
    className={classNames(styles.map, className)}
    data-windows={windows}
    data-covered={takenOver === 'ground' ? '' : undefined}
  >
    <div className={styles.free} data-sheet={sheet}>
      <div className={styles.middle} data-middle={takenOver === 'nothing' ? '' : undefined}>
        {children}
      </div>
    </div>
  </div>
);

interface MarksProps {
  readonly view: StartView;
  readonly marks: KnownMarks['marks'];
  readonly selected: KnownMarks['selected'];
  /** Whether the server groups what stands on one place, as it does but for what a search found. */
  readonly areGrouped: boolean;
  readonly pointHref: (id: string) => string;
  /** The address of the map that opens at a view. */
  readonly viewHref: (view: string) => string;
}

/** The pixels of a place from the middle of a view. */
function pixelsFrom({ centre, zoom }: StartView): (place: Place) => Pixel {
  const middle = toWholePixel(centre, zoom);
  return (place) => {
    const { x, y } = toWholePixel(place, zoom);
    return { x: x - middle.x, y: y - middle.y };
  };
}

function Marks(props: MarksProps) {
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
 * The marks of the map as the document holds them, as links, in pixels from the middle of what is free. They need no
 * script, and stand where the map that takes over has them.
 */
export function PaintedMarks({ view, windows, sheet, takenOver, ...marks }: PaintedPlace & MarksProps) {
  if (takenOver !== 'nothing') return null;
  return (
    <Placed windows={windows} sheet={sheet} takenOver={takenOver}>
      <Marks view={view} {...marks} />
    </Placed>
  );
}

/**
 * The tiles of the map as the document holds them, below all that stands on it wherever they stand themselves: no tile has
 * come when the marks are shown first, and hundreds of elements need not be read for them.
 */
export function PaintedGround({
  view,
  ground,
  ...place
}: PaintedPlace & { readonly ground: Pick<BasemapInfo, 'tiles' | 'labels'> }) {
  const { language } = useServices().locale.info;
  return (
    <Placed {...place} className={styles.ground}>
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
    </Placed>
  );
}
