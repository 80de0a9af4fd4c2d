import { type BasemapInfo, inLook, type MapLook } from '@ecocircle/ui-kit/map';
import { memo } from 'react';
import { type StartView, TILE_SIZE } from '../points-data/index.ts';
import styles from './painted-map.module.css';
import { type Reach, type Tile, tileSheet } from './tile-sheet.ts';

/** The sheet begins so far up and left of the place that a part of it fills the rest: as in painted-map.module.css. */
const BEFORE = 2048;

interface PaintedTilesProps {
  readonly view: StartView;
  readonly reach: Reach;
  /** In Leaflet's notation, with `{theme}` and `{lang}`. */
  readonly url: BasemapInfo['tiles'];
  readonly language: MapLook['language'];
  readonly className?: string | undefined;
}

/** Tiles around the place in the middle, each at the address at which the map asks for it afterwards. */
export const PaintedTiles = memo(function PaintedTiles(props: PaintedTilesProps) {
  const { view, reach, url, language, className } = props;
  const { zoom, rows, corner } = tileSheet(view, reach);
  const address = (dark: boolean, { x, y }: Tile): string =>
    inLook(url, { language, dark }).replace('{z}', `${zoom}`).replace('{x}', `${x}`).replace('{y}', `${y}`);
  return (
    <div className={className}>
      <div className={styles.sheet}>
        <svg width={BEFORE + corner.x} height={BEFORE + corner.y} aria-hidden="true" />
        <div className={styles.rows}>
          {rows.map((row) => (
            <div key={row[0]?.y} className={styles.row}>
              {row.map((tile, column) => (
                // Far out a tile is repeated in its row.
                <picture key={column}>
                  <source media="(prefers-color-scheme: dark)" srcSet={address(true, tile)} />
                  <img
                    src={address(false, tile)}
                    width={TILE_SIZE}
                    height={TILE_SIZE}
                    alt=""
                    loading="lazy"
                  />
                </picture>
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
});
