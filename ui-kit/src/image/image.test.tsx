import { expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
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

test('a picture of the server’s HTML that failed before hydration gives way, too @D-15', async () => {
  const picture = <Image src="/broken.jpg" alt="Green yard" ratio="4/3" />;
  const root = document.createElement('div');
  root.innerHTML = renderToString(picture);
  document.body.append(root);
  const image = root.querySelector('img') as HTMLImageElement;
  Object.defineProperties(image, { complete: { value: true }, naturalWidth: { value: 0 } });
  await act(() => hydrateRoot(root, picture));
  expect(screen.getByRole('img', { name: 'Green yard' }).tagName).toBe('SPAN');
});
