import { type BasemapInfo, inLook, type MapLook } from '@ecocircle/ui-kit/map';
import { memo } from 'react';
import { type StartView, TILE_SIZE } from '../points-data/index.ts';
import styles from './painted-map.module.css';
import { partsOfRow, type Reach, type Tile, tileSheet } from './tile-sheet.ts';

/** The sheet begins so far up and left of the place that a part of it fills the rest: as in painted-map.module.css. */
const BEFORE = 2560;

interface PaintedTilesProps {
  readonly view: StartView;
  readonly reach: Reach;
  /** The tiles that reach so far are left out: another sheet holds them. */
  readonly without?: Reach;
  /** In Leaflet's notation, with `{theme}` and `{lang}`. */
  readonly url: BasemapInfo['tiles'];
  readonly language: MapLook['language'];
  readonly className?: string | undefined;
}

/** An empty part of the picture. */
const Gap = ({ width, height }: { readonly width: number; readonly height: number }) => (
  <svg width={width} height={height} aria-hidden="true" />
);

/** Tiles around the place in the middle, each at the address at which the map asks for it afterwards. */
export const PaintedTiles = memo(function PaintedTiles(props: PaintedTilesProps) {
  const { view, reach, without, url, language, className } = props;
  const { zoom, rows, corner } = tileSheet(view, reach);
  const inner = without ? tileSheet(view, without) : null;
  const address = (dark: boolean, { x, y }: Tile): string =>
    inLook(url, { language, dark }).replace('{z}', `${zoom}`).replace('{x}', `${x}`).replace('{y}', `${y}`);
  const picture = (tile: Tile, key: string) => (
    <picture key={key}>
      <source media="(prefers-color-scheme: dark)" srcSet={address(true, tile)} />
      <img src={address(false, tile)} width={TILE_SIZE} height={TILE_SIZE} alt="" loading="lazy" />
    </picture>
  );
  return (
    <div className={className}>
      <div className={styles.sheet}>
        <Gap width={BEFORE + corner.x} height={BEFORE + corner.y} />
        <div className={styles.rows}>
          {rows.map((row, index) => {
            const { before, gap, after } = partsOfRow({ row, index, corner }, inner);
            return (
              <div key={row[0]?.y} className={styles.row}>
                {/* Far out a tile is repeated in its row. */}
                {before.map((tile, column) => picture(tile, `before ${column}`))}
                {gap > 0 && <Gap width={gap * TILE_SIZE} height={TILE_SIZE} />}
                {after.map((tile, column) => picture(tile, `after ${column}`))}
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
});
