import { expect, test } from '@jest/globals';
import { onestWidth } from './onest-metrics.ts';

test('knows how wide Onest is, in every alphabet of the portal', () => {
  const width = onestWidth('улица Комсомольская', 11, 500);
  expect(width).toBeGreaterThan(110);
  expect(width).toBeLessThan(130);
  expect(onestWidth('iiii', 10, 400)).toBeLessThan(onestWidth('mmmm', 10, 400) / 2);
  expect(onestWidth('Қыс', 10, 400)).not.toBe(onestWidth('漢字漢', 10, 400));
  expect(onestWidth('abc', 10, 600)).toBeGreaterThan(onestWidth('abc', 10, 400));
});
