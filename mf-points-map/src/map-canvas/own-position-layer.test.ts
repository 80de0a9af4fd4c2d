import type { OwnPosition } from '@ecocircle/shared-contracts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import * as L from 'leaflet';
import { createMapMovement } from './map-movement.ts';
import { createOwnPositionLayer, endsOf, type OwnPositionLayer, pixelsOf } from './own-position-layer.ts';

const ALMATY: OwnPosition = { lng: 76.93, lat: 43.245, accuracy: 30, heading: null, at: 0 };

let map: L.Map;
let layer: OwnPositionLayer;
beforeEach(() => {
  const element = document.createElement('div');
  Object.defineProperties(element, { clientWidth: { value: 800 }, clientHeight: { value: 600 } });
  map = L.map(element, { center: [43.245, 76.93], zoom: 12, fadeAnimation: false, zoomAnimation: false });
  layer = createOwnPositionLayer(
    map,
    createMapMovement(map, () => ({ left: 0, top: 0, bottom: 0 }), true),
  );
});

const drawn = () => map.getContainer().querySelector('svg.drawing');
const part = (name: string) => drawn()?.querySelector(`.${name}`);

describe('where the visitor is', () => {
  test('is drawn with a circle as wide as the device is unsure @M-02', () => {
    layer.setOwnPosition(ALMATY);
    const radius = (): number => Number(part('accuracy')?.getAttribute('r'));
    expect(radius()).toBeCloseTo(pixelsOf(30, 43.245, 12), 0);
    const before = radius();
    map.setZoom(16, { animate: false });
    expect(radius() / before).toBeCloseTo(16, 0);
  });

  test('has a heading once it is known @M-02', () => {
    layer.setOwnPosition(ALMATY);
    expect(part('heading')?.getAttribute('visibility')).toBe('hidden');
    layer.setOwnPosition({ ...ALMATY, heading: 92.4 });
    expect(part('heading')?.getAttribute('visibility')).toBe('visible');
    expect(part('heading')?.getAttribute('transform')).toBe('rotate(92)');
  });

  test('is drawn no more once it is not known, and not on a pole, which the map does not have', () => {
    layer.setOwnPosition(ALMATY);
    layer.setOwnPosition(null);
    expect(drawn()).toBeNull();
    layer.setOwnPosition({ ...ALMATY, lat: 90 });
    expect(drawn()).toBeNull();
  });

  test('is brought into view with all of its circle @M-02', () => {
    layer.fitOwnPosition(ALMATY);
    expect(map.getZoom()).toBe(15);
    layer.fitOwnPosition({ ...ALMATY, accuracy: 50_000 });
    expect(map.getZoom()).toBeLessThan(10);
    const bounds = map.getBounds();
    for (const [lng, lat] of endsOf({ ...ALMATY, accuracy: 50_000 }))
      expect(bounds.contains([lat, lng])).toBe(true);
  });

  test('is followed until the map is moved by hand @M-02', () => {
    layer.fitOwnPosition(ALMATY);
    layer.followOwnPosition({ ...ALMATY, lng: 77.1 });
    expect(map.getCenter().lng).toBeCloseTo(77.1, 2);
    map.fire('dragstart');
    layer.followOwnPosition(ALMATY);
    expect(map.getCenter().lng).toBeCloseTo(77.1, 2);
  });
});

test.each([
  ['on a pole', { ...ALMATY, lat: 90 }],
  ['anywhere on the Earth', { ...ALMATY, accuracy: 4e7 }],
])('the circle of who is %s ends where the map does', (_, position) => {
  for (const [, lat] of endsOf(position)) expect(Math.abs(lat)).toBeLessThanOrEqual(85);
});
