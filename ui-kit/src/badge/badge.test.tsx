import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Badge } from './badge.tsx';
import { shortCount } from './short-count.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1K'],
  [1499, '1K'],
  [1500, '2K'],
  [2_600_000, '3M'],
  [4_000_000_000, '4B'],
])('%d is shown as %s @D-14', (count, shown) => {
  expect(shortCount(count)).toBe(shown);
});

test('a badge is 20 high unless told otherwise and says the whole count to screen readers @D-14', () => {
  render(<Badge count={1250} label="1,250 points" />);
  expect(screen.getByText('1,250 points')).toBeTruthy();
  expect(screen.getByText('1K').parentElement?.dataset.size).toBe('20');
});
