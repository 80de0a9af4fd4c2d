import { expect, test } from '@jest/globals';
import { frameSize, frameTiles, mapFrame, toFramePixels } from './map-frame.ts';

const SIZE = frameSize({ columns: 5, rows: 4 });

const CITIES = {
  Moscow: { lng: 37.6247, lat: 55.7492 },
  Almaty: { lng: 76.9242, lat: 43.2454 },
  'Buenos Aires': { lng: -58.4455, lat: -34.6074 },
};

test.each(Object.entries(CITIES))(
  'the frame of %s has the city in its middle once it is shifted',
  (_, city) => {
    const frame = mapFrame(city);
    const { x, y } = toFramePixels(frame, city);
    const eighth = 256 / 8;
    expect(Math.abs(x - SIZE.width / 2 - frame.shift.x * eighth)).toBeLessThanOrEqual(eighth / 2 + 1);
    expect(Math.abs(y - SIZE.height / 2 - frame.shift.y * eighth)).toBeLessThanOrEqual(eighth / 2 + 1);
    expect(Math.abs(frame.shift.x)).toBeLessThanOrEqual(4);
    expect(Math.abs(frame.shift.y)).toBeLessThanOrEqual(4);
  },
);

test('the frame names the tiles that cover its bounds', () => {
  const frame = mapFrame(CITIES.Moscow);
  const [west, south, east, north] = frame.bounds;
  expect(toFramePixels(frame, { lng: west, lat: north })).toEqual({ x: 0, y: 0 });
  expect(toFramePixels(frame, { lng: east, lat: south })).toEqual({
    x: SIZE.width,
    y: SIZE.height,
  });
  expect(frameTiles(frame)).toHaveLength(20);
  expect(frameTiles(frame)[0]).toEqual({ x: frame.firstColumn, y: frame.firstRow });
});
