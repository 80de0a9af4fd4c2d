import { setGlobal } from '@ecocircle/test-kit';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Spinner } from './index.ts';

const showFor = (reducedMotion: boolean): HTMLElement => {
  setGlobal('matchMedia', () => ({
    matches: reducedMotion,
    addEventListener() {},
    removeEventListener() {},
  }));
  render(<Spinner label="Sending" />);
  return screen.getByRole('status');
};

test('work under way is a turning ring with words @L-06', () => {
  const status = showFor(false);
  expect(status.textContent).toBe('Sending');
  expect(status.querySelector('[data-size]')).not.toBeNull();
});

test('who prefers reduced motion gets the words instead of the animation @L-06', () => {
  const status = showFor(true);
  expect(status.textContent).toBe('Sending');
  expect(status.querySelector('[data-size]')).toBeNull();
});
