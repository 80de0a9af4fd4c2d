import { attributionOf, tileUrl } from '@ecocircle/ui-kit/map';
import type { ReactNode } from 'react';
import { useServices } from '../services/index.ts';
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

/**
 * A piece of the map, shifted so that its place is in the middle. It needs no JavaScript.
 *
 * It fills the element around it.
 */
export function StillMap({ frame, className, children }: StillMapProps) {
  const { locale, mapTiles } = useServices();
  const { zoom, columns, shift } = frame;
  const { width, height } = frameSize(frame);
  const address = ({ x, y }: { x: number; y: number }, dark: boolean): string =>
    tileUrl(mapTiles, locale.info.language, dark)
      .replace('{z}', `${zoom}`)
      .replace('{x}', `${x}`)
      .replace('{y}', `${y}`);
  return (
    <div className={styles.map}>
      <div
        className={`${styles.sheet} ${className}`}
        data-columns={columns}
        data-x={shift.x}
        data-y={shift.y}
      >
        {frameTiles(frame).map((tile) => (
          <picture key={`${tile.x}/${tile.y}`}>
            <source media="(prefers-color-scheme: dark)" srcSet={address(tile, true)} />
            <img
              className={styles.tile}
              src={address(tile, false)}
              width="256"
              height="256"
              alt=""
              loading="lazy"
              decoding="async"
            />
          </picture>
        ))}
        <svg className={styles.marks} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {children}
        </svg>
      </div>
      <small className={styles.attribution}>{attributionOf(mapTiles)}</small>
    </div>
  );
}
