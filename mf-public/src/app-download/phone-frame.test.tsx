import { onTestFinished, setGlobal } from '@ecocircle/test-kit';
import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { PhoneFrame } from './phone-frame.tsx';

const frame = <PhoneFrame screen={{ light: '/map.webp', dark: '/dark.webp' }} alt="The map" />;

/** Shows the server's HTML with the frame in it, then hydrates it. */
function hydrate() {
  const container = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => container.remove());
  container.innerHTML = renderToString(frame);
  const served = container.innerHTML;
  const onRecoverableError = jest.fn();
  const { unmount } = render(frame, { container, hydrate: true, onRecoverableError });
  onTestFinished(unmount);
  return { served, onRecoverableError };
}

test('the picture comes with the scripts, or without any @L-06', () => {
  const { served, onRecoverableError } = hydrate();
  expect(served).toContain(
    '<noscript><picture><source media="(prefers-color-scheme: dark)" srcSet="/dark.webp"/><img',
  );
  expect(screen.getByRole('img', { name: 'The map' }).closest('noscript')).toBeNull();
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('who saves data gets a sketch in the picture’s place @L-06', () => {
  setGlobal('navigator', { connection: { saveData: true } });
  const { onRecoverableError } = hydrate();
  expect(screen.queryByRole('img', { name: 'The map' })).toBeNull();
  expect(document.querySelector('svg')).toBeTruthy();
  expect(onRecoverableError).not.toHaveBeenCalled();
});
