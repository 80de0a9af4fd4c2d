import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { StoreBadge } from './store-badge.tsx';

test.each([
  ['google-play', 'Google Play-ден жүктеп алыңыз', 'Google Play-ден'],
  ['app-store', 'Загрузите в App Store', 'App Store'],
  ['app-store', 'App\u00a0Store', 'App\u00a0Store'],
] as const)('a badge of %s reads as its language says it: %s @H-04 @I-01', (store, label, large) => {
  render(<StoreBadge store={store} href="/" label={label} externalLabel="new tab" />);
  const words = screen.getByRole('link').textContent.replaceAll(/\s+/g, ' ').trim();
  expect(words).toBe(`${label} (new tab)`.replaceAll('\u00a0', ' '));
  expect(screen.getByText(large, { normalizer: (text) => text }).textContent).toBe(large);
});
