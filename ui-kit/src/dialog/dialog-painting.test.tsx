import { fakeOnly } from '@ecocircle/test-kit';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { afterPaint } from '../painting/index.ts';
import { Dialog } from './index.ts';

beforeEach(() => {
  jest.useFakeTimers(fakeOnly('requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout'));
});
afterEach(() => void jest.useRealTimers());

function paint(): void {
  jest.advanceTimersToNextFrame();
  act(() => jest.runAllTimers());
}

test('a task waits behind the paint, and can be taken back until then', () => {
  const [done, takenBack] = [jest.fn(), jest.fn()];
  afterPaint(done);
  const cancel = afterPaint(takenBack);
  jest.advanceTimersToNextFrame();
  cancel();
  jest.runAllTimers();
  expect([done.mock.calls.length, takenBack.mock.calls.length]).toEqual([1, 0]);
});

const sharing = (open: boolean) => (
  <Dialog open={open} onClose={() => {}} title="Share" closeLabel="Close">
    Networks
  </Dialog>
);

test('a dialog answers the press before it takes the page', () => {
  const { rerender } = render(sharing(true));
  const dialog = screen.getByRole('dialog', { name: 'Share' });
  expect(dialog.dataset.locksScroll).toBeUndefined();
  paint();
  expect(dialog.dataset.locksScroll).toBe('');
  rerender(sharing(false));
  expect(dialog.dataset.locksScroll).toBeUndefined();
});

test('a dialog that closes before it was seen does not take the page', () => {
  const { rerender } = render(sharing(true));
  const dialog = screen.getByRole('dialog');
  rerender(sharing(false));
  paint();
  expect(dialog.dataset.locksScroll).toBeUndefined();
});
