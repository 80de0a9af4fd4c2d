import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { $isAsked, loginAgainSettled } from '../../platform/session/login-again.ts';
import { $session, sessionLapsed } from '../../platform/session/model.ts';
import { sessionOf } from '../../platform/session/testing/stored-session.ts';
import { showInPortal } from '../../platform/testing/show-in-portal.tsx';
import { LoginAgain, loadDialog } from './login-again.tsx';

async function ask() {
  await loadDialog();
  const scope = showInPortal(LoginAgain, { roles: ['user'] });
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(() => allSettled(sessionLapsed, { scope, params: { auth: sessionOf('a'), isAsked: true } }));
  return { scope, dialog: await screen.findByRole('dialog', { name: 'Please, log in again.' }) };
}

test('it asks whoever was there, and cannot be dismissed @D-02', async () => {
  const { dialog } = await ask();
  expect(dialog.textContent).toContain('Aigerim, your session is over.');
  fireEvent.keyDown(dialog, { key: 'Escape' });
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  fireEvent.pointerDown(dialog);
  fireEvent.pointerUp(dialog);
  expect(screen.getByRole('dialog')).toBe(dialog);
  expect(within(dialog).queryByRole('button', { name: /close/i })).toBeNull();
  expect(within(dialog).getByRole('button', { name: 'Go to the login page' })).toBeTruthy();
});

test('the way to the login page gives up the session @D-02', async () => {
  const { scope, dialog } = await ask();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Go to the login page' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(scope.getState($session).status).toBe('anonymous');
});

test('where there is no dialog the login page serves @A-08', async () => {
  const load = () => Promise.reject(new Error('the chunk did not load'));
  const scope = showInPortal(() => <LoginAgain load={load} />, { roles: ['user'] });
  await act(() => allSettled(sessionLapsed, { scope, params: { auth: sessionOf('a'), isAsked: true } }));
  expect(scope.getState($isAsked)).toBe(false);
  expect(scope.getState($session).status).toBe('anonymous');
});

test('it is gone once the question is settled @D-02', async () => {
  const { scope } = await ask();
  await act(() => allSettled(loginAgainSettled, { scope, params: 'same-person' }));
  expect(scope.getState($isAsked)).toBe(false);
  expect(screen.queryByRole('dialog')).toBeNull();
});
