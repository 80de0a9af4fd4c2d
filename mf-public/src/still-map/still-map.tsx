import type { LocaleInfo, MapTiles } from '@ecocircle/shared-contracts';
import { attributionOf, tileUrl } from '@ecocircle/ui-kit/map';
import { frameSize, frameTiles, mapFrame, toFramePixels } from './map-frame.ts';
import styles from './still-map.module.css';

const TILES = { columns: 3, rows: 2 };
/** The built-in basemap has towns and roads between them; a server of one's own has streets. */
const BUILT_IN_ZOOM = 9;
const OWN_ZOOM = 14;
const SIZE = frameSize(TILES);

/** Props of {@link StillMap}. */
export interface StillMapProps {
  /** Degrees, WGS 84. */
  readonly place: { readonly lng: number; readonly lat: number };
  readonly language: LocaleInfo['language'];
  readonly mapTiles: MapTiles | null;
}

/** A small picture of the map with one place in its middle. It needs no JavaScript and says nothing by itself. */
export function StillMap({ place, language, mapTiles }: StillMapProps) {
  const frame = mapFrame(place, { ...TILES, zoom: mapTiles ? OWN_ZOOM : BUILT_IN_ZOOM });
  const { x, y } = toFramePixels(frame, place);
  const address = (tile: { x: number; y: number }, dark: boolean): string =>
    tileUrl(mapTiles, language, dark)
      .replace('{z}', String(frame.zoom))
      .replace('{x}', String(tile.x))
      .replace('{y}', String(tile.y));
  return (
    <div className={styles.map} aria-hidden="true">
      <div className={styles.sheet} data-x={frame.shift.x} data-y={frame.shift.y}>
        {frameTiles(frame).map((tile) => (
          <picture key={`${tile.x}/${tile.y}`}>
            <source media="(prefers-color-scheme: dark)" srcSet={address(tile, true)} />
            <img src={address(tile, false)} width="256" height="256" alt="" loading="lazy" decoding="async" />
          </picture>
        ))}
        <svg className={styles.marks} viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} aria-hidden="true">
          <circle className={styles.halo} cx={x} cy={y} r="26" />
          <path
            className={styles.pin}
            transform={`translate(${x} ${y})`}
            d="M0 0C-4-7-13-13-13-23a13 13 0 0 1 26 0C13-13 4-7 0 0Z"
          />
          <circle className={styles.eye} cx={x} cy={y - 23} r="4.5" />
        </svg>
      </div>
      <small className={styles.attribution}>{attributionOf(mapTiles)}</small>
    </div>
  );
}
