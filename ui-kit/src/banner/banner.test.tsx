import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Banner } from './banner.tsx';

test('a banner is a named region', () => {
  render(<Banner label="Changed elsewhere">Load the page again.</Banner>);
  expect(screen.getByRole('region', { name: 'Changed elsewhere' }).textContent).toBe('Load the page again.');
});
