import * as L from 'leaflet';
import { FadingTiles } from './fading-tiles.ts';
import { cornerOf, type Level, TileGrid } from './grid-internals.ts';

/** A tile is shown at most this much larger than it was drawn. */
export const LARGEST_SCALE = 2;

/**
 * The ground of a map. Leaflet stretches the tiles of the zoom that is left for as long as the new ones load, without
 * a limit. Here they grow to twice their size, with the middle of the view where it is, and fade where they would have
 * to grow further.
 */
export class GroundLayer extends TileGrid {
  readonly #fading = new FadingTiles(this);

  override _updateOpacity(): void {
    this.#fading.show();
  }

  /** While a zoom is animated nothing is asked for: its frames are those of the tiles that are there. */
  override _animateZoom({ center, zoom }: L.ZoomAnimEvent): void {
    this._setZoomTransforms(center, zoom);
  }

  override _retainParent(x: number, y: number, z: number): boolean {
    return super._retainParent(x, y, z, z - Math.log2(LARGEST_SCALE));
  }

  override _setZoomTransform(level: Level, centre: L.LatLng, zoom: number): void {
    const isOutgrown = this._map.getZoomScale(zoom, level.zoom) > LARGEST_SCALE;
    level.el.toggleAttribute('data-outgrown', isOutgrown);
    if (!isOutgrown) {
      super._setZoomTransform(level, centre, zoom);
      return;
    }
    const middle = this._map.project(centre, zoom).subtract(cornerOf(this._map, centre, zoom));
    const inLevel = this._map.project(centre, level.zoom).subtract(level.origin);
    const offset = middle.subtract(inLevel.multiplyBy(LARGEST_SCALE)).round();
    L.DomUtil.setTransform(level.el, offset, LARGEST_SCALE);
  }
}
