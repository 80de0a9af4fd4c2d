import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { allSettled, fork, type Scope } from 'effector';
import { Provider } from 'effector-react';
import { I18nextProvider } from 'react-i18next';
import { loaderStarted, loaderStopped } from '../../platform/loader/model.ts';
import { createPortalI18n } from '../../platform/locale/portal-i18n.ts';
import { loginAgainAsked, loginAgainSettled } from '../../platform/session/login-again.ts';
import { PageLoader } from './page-loader.tsx';

const shell = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', '..', 'locales', 'en-US.json'), 'utf8'),
);
const WORDS = 'One moment, we are on it';
let scope: Scope;

beforeEach(() => {
  jest.useFakeTimers();
  scope = fork();
  render(
    <I18nextProvider i18n={createPortalI18n('en-US', { shell }, reportError)}>
      <Provider value={scope}>
        <button type="button">Save</button>
        <PageLoader />
      </Provider>
    </I18nextProvider>,
  );
});
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const start = (key: string) => act(() => allSettled(loaderStarted, { scope, params: key }));
const stop = (key: string) => act(() => allSettled(loaderStopped, { scope, params: key }));
const lock = () => screen.queryByRole('dialog', { name: WORDS });

test('the page is locked at once, and the loader shows only after 300 ms @D-09', async () => {
  await start('save-point');
  expect(lock()).not.toBeNull();
  pass(299);
  expect(screen.queryByText(WORDS)).toBeNull();
  pass(1);
  expect(screen.getByRole('status').textContent).toBe(WORDS);
});

test('work that ends before is never seen @D-09', async () => {
  await start('save-point');
  pass(200);
  await stop('save-point');
  pass(1000);
  expect(lock()).toBeNull();
  expect(screen.queryByText(WORDS)).toBeNull();
});

test('the page is free when the last key has stopped as often as it started @D-09', async () => {
  for (const key of ['save-point', 'save-point', 'load']) await start(key);
  await stop('save-point');
  await stop('load');
  expect(lock()).not.toBeNull();
  await stop('save-point');
  expect(lock()).toBeNull();
  await stop('never-started');
  expect(lock()).toBeNull();
});

test('a question to log in again comes before it: the work waits for that @D-02 @D-09', async () => {
  await start('save-point');
  await act(() => allSettled(loginAgainAsked, { scope }));
  expect(lock()).toBeNull();
  await act(() => allSettled(loginAgainSettled, { scope, params: 'same-person' }));
  expect(lock()).not.toBeNull();
});

test('Escape does not free it, and the focus returns afterwards @D-09', async () => {
  const button = screen.getByRole('button', { name: 'Save' });
  button.focus();
  await start('save-point');
  const dialog = lock() as HTMLElement;
  expect(fireEvent.keyDown(dialog, { key: 'Escape' })).toBe(false);
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
  await stop('save-point');
  expect(document.activeElement).toBe(button);
});
