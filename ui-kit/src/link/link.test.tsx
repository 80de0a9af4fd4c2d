import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Link } from './link.tsx';

test('an external link opens in a new tab, says so and does not hand over the window', () => {
  render(
    <Link href="https://example.org" externalLabel="opens in a new tab">
      Law
    </Link>,
  );
  const link = screen.getByRole('link', { name: 'Law (opens in a new tab)' });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener');
});

test('an inner link stays in its tab', () => {
  render(<Link href="/events/">Events</Link>);
  expect(screen.getByRole('link', { name: 'Events' }).hasAttribute('target')).toBe(false);
});
