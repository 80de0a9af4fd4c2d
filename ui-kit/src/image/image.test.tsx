import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Image } from './image.tsx';

test('a picture that fails gives way to a placeholder with its name and size @D-15', () => {
  render(<Image src="/broken.jpg" alt="Green yard" ratio="4/3" />);
  fireEvent.error(screen.getByRole('img', { name: 'Green yard' }));
  const placeholder = screen.getByRole('img', { name: 'Green yard' });
  expect(placeholder.tagName).toBe('SPAN');
  expect(placeholder.dataset.ratio).toBe('4/3');
});

test('another address is tried after one failed @D-15', () => {
  const { rerender } = render(<Image src="/broken.jpg" alt="Green yard" />);
  fireEvent.error(screen.getByRole('img'));
  rerender(<Image src="/whole.jpg" alt="Green yard" />);
  expect(screen.getByRole('img').getAttribute('src')).toBe('/whole.jpg');
});

test('no address shows the placeholder at once, unseen by screen readers when it is decoration', () => {
  const { container } = render(<Image src={null} alt="" />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});
