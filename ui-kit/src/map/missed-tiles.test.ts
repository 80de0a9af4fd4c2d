import { expect, test } from '@jest/globals';
import * as L from 'leaflet';
import { ElementGrid } from './grid-internals.ts';
import { askForMissed } from './missed-tiles.ts';

let isOnline = true;

/** Tiles that come while there is a network. */
class Tiles extends ElementGrid {
  asked = 0;

  override createTile(_: L.Coords, done: L.DoneCallback): HTMLElement {
    const tile = document.createElement('div');
    this.asked += 1;
    queueMicrotask(() => done(isOnline ? undefined : new Error('no network'), tile));
    return tile;
  }
}

const settled = async (): Promise<void> => {
  for (let step = 0; step < 20; step++) await Promise.resolve();
};

test('tiles that did not come are asked for again after a move and when the network is back, others are not', async () => {
  const element = document.body.appendChild(document.createElement('div'));
  Object.defineProperties(element, { clientWidth: { value: 512 }, clientHeight: { value: 512 } });
  const map = L.map(element, { zoomAnimation: false, fadeAnimation: false });
  map.setView([43.2, 76.9], 10, { animate: false });
  const tiles = new Tiles({});
  askForMissed(map, tiles);
  isOnline = false;
  tiles.addTo(map);
  await settled();
  const inView = tiles.asked;
  const shown = () => element.querySelectorAll('.leaflet-tile-loaded').length;
  expect(shown()).toBe(0);
  map.panBy([1, 0], { animate: false });
  await settled();
  expect(tiles.asked).toBe(2 * inView);
  isOnline = true;
  dispatchEvent(new Event('online'));
  await settled();
  expect([tiles.asked, shown()]).toEqual([3 * inView, inView]);
  map.panBy([1, 0], { animate: false });
  dispatchEvent(new Event('online'));
  await settled();
  expect(tiles.asked).toBe(3 * inView);
  map.remove();
});
