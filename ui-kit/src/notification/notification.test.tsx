import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NotificationCard, NotificationRegion } from './notification.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

function show(kind: 'success' | 'error' = 'success', timeout?: number) {
  const close = vi.fn();
  render(
    <NotificationRegion label="Notifications">
      <NotificationCard kind={kind} title="Saved" closeLabel="Close" onClose={close} timeout={timeout} />
    </NotificationRegion>,
  );
  return { close, card: screen.getByRole(kind === 'error' ? 'alert' : 'status') };
}

test('goes by itself after six seconds', () => {
  const { close } = show();
  pass(5999);
  expect(close).not.toHaveBeenCalled();
  pass(1);
  expect(close).toHaveBeenCalledOnce();
});

test('waits while a pointer is over it and goes on with the rest of its time @D-08', () => {
  const { close, card } = show();
  pass(4000);
  fireEvent.pointerEnter(card);
  pass(60_000);
  fireEvent.pointerLeave(card);
  pass(1999);
  expect(close).not.toHaveBeenCalled();
  pass(1);
  expect(close).toHaveBeenCalledOnce();
});

test('waits while the focus is in it @D-08', () => {
  const { close } = show();
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  pass(60_000);
  expect(close).not.toHaveBeenCalled();
});

test('a press keeps it @D-08', () => {
  const { close, card } = show();
  fireEvent.pointerDown(card);
  fireEvent.pointerLeave(card);
  pass(60_000);
  expect(close).not.toHaveBeenCalled();
});

test('stays for good without a time', () => {
  const { close } = show('success', 0);
  pass(600_000);
  expect(close).not.toHaveBeenCalled();
});

test('is announced: politely, an error at once @D-08', () => {
  const { card } = show('error');
  expect(card.textContent).toContain('Saved');
  expect(screen.getByRole('region', { name: 'Notifications' }).getAttribute('aria-live')).toBe('polite');
});
