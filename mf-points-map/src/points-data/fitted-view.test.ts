import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { CLOSEST_FIT, FREE_SIZES, fittedView, MARGIN, MARGIN_BOTTOM, MARGIN_RIGHT } from './fitted-view.ts';
import { toPixel } from './pixels.ts';
import type { Place } from './point-queries.ts';
import type { StartView } from './start-view.ts';
import { ZOOMS } from './zooms.ts';

/** How far places stand from the edges of what is free when a view is in its middle: left, right, top, bottom. */
function edgesOf(places: readonly Place[], { centre, zoom }: StartView, [width, height]: readonly number[]) {
  const middle = toPixel(centre, zoom);
  const xs = places.map((place) => toPixel(place, zoom).x - middle.x);
  const ys = places.map((place) => toPixel(place, zoom).y - middle.y);
  const [halfWidth, halfHeight] = [(width as number) / 2, (height as number) / 2];
  return {
    left: halfWidth + Math.min(...xs),
    right: halfWidth - Math.max(...xs),
    top: halfHeight + Math.min(...ys),
    bottom: halfHeight - Math.max(...ys),
  };
}

const place = fc.tuple(
  fc.double({ min: 20, max: 60, noNaN: true }),
  fc.double({ min: 40, max: 60, noNaN: true }),
);

test('a fitted view shows all places between its margins, and no closer one does @M-01', () => {
  fc.assert(
    fc.property(
      fc.array(place, { minLength: 1, maxLength: 20 }),
      fc.constantFrom(FREE_SIZES.wide, FREE_SIZES.narrow),
      (places, size) => {
        const view = fittedView(places, size);
        const { left, right, top, bottom } = edgesOf(places, view, size);
        expect(Number.isInteger(view.zoom)).toBe(true);
        if (view.zoom > ZOOMS.furthest) {
          expect(left).toBeGreaterThan(MARGIN - 1e-6);
          expect(right).toBeGreaterThan(MARGIN_RIGHT - 1e-6);
          expect(top).toBeGreaterThan(MARGIN - 1e-6);
          expect(bottom).toBeGreaterThan(MARGIN_BOTTOM - 1e-6);
        }
        const closer = edgesOf(places, { ...view, zoom: view.zoom + 1 }, size);
        const room = Math.min(
          closer.left + closer.right - MARGIN - MARGIN_RIGHT,
          closer.top + closer.bottom - MARGIN - MARGIN_BOTTOM,
        );
        if (view.zoom < CLOSEST_FIT) expect(room).toBeLessThan(1e-6);
      },
    ),
  );
});

test('one place, or several at one place, are seen among their neighbours', () => {
  const arbat = [37.6, 55.75] as const;
  expect(fittedView([arbat, arbat], FREE_SIZES.wide).zoom).toBe(CLOSEST_FIT);
});
