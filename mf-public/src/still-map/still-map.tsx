import { useServices } from '@ecocircle/app-kit/remote';
import { attributionOf, sheetUrl, tileUrl } from '@ecocircle/ui-kit/map';
import type { ReactNode } from 'react';
import { frameSize, frameTiles, type MapFrame } from './map-frame.ts';
import styles from './still-map.module.css';

/** Props of {@link StillMap}. */
export interface StillMapProps {
  readonly frame: MapFrame;
  /** Where the middle of the frame goes, as insets, and how wide the frame is. */
  readonly className: string | undefined;
  /** What stands on the map: parts of an SVG, in pixels of the frame. */
  readonly children: ReactNode;
}

interface PieceProps {
  readonly light: string;
  readonly dark: string;
  readonly columns: number;
  readonly rows: number;
}

/** Some tiles of the map, as one picture. */
function Piece({ light, dark, columns, rows }: PieceProps) {
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={dark} />
      <img
        className={styles.piece}
        src={light}
        {...frameSize({ columns, rows })}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

/** The ground: one drawing from the built-in basemap, tile by tile from a tile server. */
function Ground({ frame }: Pick<StillMapProps, 'frame'>) {
  const { locale, mapTiles } = useServices();
  const { language } = locale.info;
  if (!mapTiles)
    return (
      <Piece {...frame} light={sheetUrl(frame, language, false)} dark={sheetUrl(frame, language, true)} />
    );
  const url = tileUrl(mapTiles, language, false).replace('{z}', `${frame.zoom}`);
  return frameTiles(frame).map(({ x, y }) => {
    const address = url.replace('{x}', `${x}`).replace('{y}', `${y}`);
    return <Piece key={address} light={address} dark={address} columns={1} rows={1} />;
  });
}

/**
 * A piece of the map, shifted so that its place is in the middle. It needs no JavaScript.
 *
 * It fills the element around it.
 */
export function StillMap({ frame, className, children }: StillMapProps) {
  const { mapTiles } = useServices();
  const { columns, shift } = frame;
  const { width, height } = frameSize(frame);
  return (
    <div className={styles.map}>
      <div
        className={`${styles.sheet} ${className}`}
        data-columns={columns}
        data-pieces={mapTiles ? columns : 1}
        data-x={shift.x}
        data-y={shift.y}
      >
        <Ground frame={frame} />
        <svg className={styles.marks} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {children}
        </svg>
      </div>
      <small className={styles.attribution}>{attributionOf(mapTiles)}</small>
    </div>
  );
}
