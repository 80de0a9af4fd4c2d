import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { allSettled, fork, type Scope } from 'effector';
import { Provider } from 'effector-react';
import { I18nextProvider } from 'react-i18next';
import { createPortalI18n } from '../../platform/locale/portal-i18n.ts';
import {
  $notifications,
  notificationClosed,
  notificationShown,
  type ShownNotification,
  timeoutsPaused,
  timeoutsResumed,
} from '../../platform/notifications/model.ts';
import { Notifications } from './notifications.tsx';

const shell = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', '..', 'locales', 'en-US.json'), 'utf8'),
);
let scope: Scope;

beforeEach(() => {
  jest.useFakeTimers();
  scope = fork();
  render(
    <I18nextProvider i18n={createPortalI18n('en-US', { shell }, reportError)}>
      <Provider value={scope}>
        <Notifications />
      </Provider>
    </I18nextProvider>,
  );
});
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const show = (id: string, more: Partial<ShownNotification> = {}) =>
  act(() =>
    allSettled(notificationShown, { scope, params: { id, kind: 'success', title: `Saved ${id}`, ...more } }),
  );
const titles = () => scope.getState($notifications).map(({ title }) => title);

test('one goes by itself after its time, or when it is closed @D-08', async () => {
  await show('1');
  await show('2', { timeout: 0 });
  pass(6000);
  expect(titles()).toEqual(['Saved 2']);
  await act(() => allSettled(notificationClosed, { scope, params: '2' }));
  expect(titles()).toEqual([]);
});

test('an open menu stops the clocks of all @D-08 @H-03', async () => {
  await show('1');
  pass(3000);
  await act(() => allSettled(timeoutsPaused, { scope }));
  pass(60_000);
  expect(titles()).toEqual(['Saved 1']);
  await act(() => allSettled(timeoutsResumed, { scope }));
  pass(2999);
  expect(titles()).toEqual(['Saved 1']);
  pass(1);
  expect(titles()).toEqual([]);
});

test.each([
  ['hover', 'pointerEnter', 'pointerLeave'],
  ['focus', 'focus', 'blur'],
] as const)('%s holds one on the page, leaving lets it go @D-08', async (_, enter, leave) => {
  await show('1');
  fireEvent[enter](screen.getByRole('status'));
  pass(60_000);
  expect(titles()).toEqual(['Saved 1']);
  fireEvent[leave](screen.getByRole('status'));
  pass(6000);
  expect(titles()).toEqual([]);
});

test('a click keeps it for good @D-08', async () => {
  await show('1');
  fireEvent.pointerDown(screen.getByText('Saved 1'));
  pass(600_000);
  expect(titles()).toEqual(['Saved 1']);
});

test('at most four are shown; what would go by itself makes room first @D-08', async () => {
  await show('1', { timeout: 0 });
  for (const id of ['2', '3', '4', '5']) await show(id);
  expect(titles()).toEqual(['Saved 1', 'Saved 3', 'Saved 4', 'Saved 5']);
});

const cards = (role: 'alert' | 'status') => screen.queryAllByRole(role).map(({ textContent }) => textContent);

test('sixty failures at once: the newest four are shown, the others wait for room, one press closes all @D-08', async () => {
  for (let one = 1; one <= 60; one++) await show(`${one}`, { kind: 'error', timeout: 0 });
  expect(cards('alert')).toEqual(['Saved 57', 'Saved 58', 'Saved 59', 'Saved 60']);
  expect(screen.getByText('56 more')).toBeTruthy();
  await act(() => allSettled(notificationClosed, { scope, params: '60' }));
  expect(cards('alert')).toEqual(['Saved 56', 'Saved 57', 'Saved 58', 'Saved 59']);
  fireEvent.click(screen.getByRole('button', { name: 'Close all' }));
  expect([titles(), cards('alert')]).toEqual([[], []]);
});

test('a failure that had to make room comes back with its whole time @D-08', async () => {
  await show('1', { kind: 'error' });
  for (const id of ['2', '3', '4', '5']) await show(id, { kind: 'error', timeout: 9000 });
  pass(6000);
  expect(cards('alert')).toEqual(['Saved 2', 'Saved 3', 'Saved 4', 'Saved 5']);
  pass(3000);
  expect(cards('alert')).toEqual(['Saved 1']);
  pass(6000);
  expect(titles()).toEqual([]);
});

test('the keyboard closes one after the other without losing the focus, those that waited too @D-08', async () => {
  for (let one = 1; one <= 6; one++) await show(`${one}`, { kind: 'error' });
  act(() => screen.getAllByRole('button', { name: 'Close the message' })[0]?.focus());
  for (let left = 5; left > 0; left--) {
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
    expect(titles()).toHaveLength(left);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Close the message');
  }
});

test('a phone has room for two @D-08', async () => {
  window.matchMedia = ((media: string) => ({
    matches: media.includes('max-width: 480px'),
    addEventListener() {},
    removeEventListener() {},
  })) as unknown as typeof matchMedia;
  try {
    for (const id of ['1', '2', '3']) await show(id);
    expect(cards('status')).toEqual(['Saved 2', 'Saved 3']);
  } finally {
    Reflect.deleteProperty(window, 'matchMedia');
  }
});

test('the same one is not shown twice, nor one that says the same', async () => {
  await show('1');
  await show('1', { title: 'Saved again' });
  await show('2', { title: 'Saved again' });
  expect(titles()).toEqual(['Saved again']);
});

test('its way on is taken once and closes it', async () => {
  const run = jest.fn();
  await show('1', { action: { label: 'Reload', run } });
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(run).toHaveBeenCalledTimes(1);
  expect(titles()).toEqual([]);
});

test('an error interrupts a screen reader, the rest waits for it @D-08', async () => {
  await show('1');
  await show('2', { kind: 'error' });
  expect(screen.getByRole('alert').textContent).toContain('Saved 2');
  expect(screen.getByRole('status').textContent).toContain('Saved 1');
});
