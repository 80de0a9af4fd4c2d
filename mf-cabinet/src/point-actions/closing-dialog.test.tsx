import { type ApiCall, ApiError, type ApiService } from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pointsIn, serveOwnPoints } from '../testing/own-points.ts';
import { startPage } from '../testing/start-page.tsx';

/** The list with one accepted point and its closing dialog open. */
async function openClosing(refusal?: ApiError) {
  const list = serveOwnPoints(pointsIn('accepted'));
  const sent: ApiCall[] = [];
  const authenticated: ApiService['authenticated'] = async (call) => {
    if (call.method === undefined) return list.authenticated(call);
    sent.push(call);
    if (refusal) throw refusal;
    return null;
  };
  startPage('/profile/recycling-points', { api: { authenticated } });
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for “Point 1”' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Close…' }));
  await screen.findByRole('dialog', { name: 'Close “Point 1”' });
  return sent;
}

const reason = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Reason/ });
const day = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);

test('for a time it needs a reason and days in their order, and sends both @D-04 @P-10', async () => {
  const sent = await openClosing();
  expect(day(/Closed from/).value).toBe('11/21/2026');
  await userEvent.click(screen.getByRole('button', { name: 'Close for a time' }));
  expect(reason().getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(reason(), { target: { value: ' The floor is being laid ' } });
  fireEvent.change(day(/Opens again on/), { target: { value: '2026-11-20' } });
  await userEvent.click(screen.getByRole('button', { name: 'Close for a time' }));
  expect(day(/Opens again on/).getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(day(/Opens again on/), { target: { value: '2026-11-28' } });
  await userEvent.click(screen.getByRole('button', { name: 'Close for a time' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent[0]?.body).toEqual({
    transit: 'facility#accepted_to_temporarily_not_working',
    payload: { comment: 'The floor is being laid', from: '2026-11-21', to: '2026-11-28' },
  });
});

test('for good it warns, needs a reason, and asks for no days @D-04 @P-10', async () => {
  const sent = await openClosing();
  await userEvent.click(screen.getByRole('radio', { name: /For good/ }));
  expect(screen.getByText(/cannot be undone/)).toBeTruthy();
  expect(screen.queryByLabelText(/Opens again on/)).toBeNull();
  fireEvent.change(reason(), { target: { value: 'We are moving' } });
  await userEvent.click(screen.getByRole('button', { name: 'Close for good' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({
    transit: 'facility#accepted_to_closed',
    payload: { comment: 'We are moving' },
  });
});

test('a failure keeps what was typed and names the point @D-04', async () => {
  await openClosing(new ApiError(503, []));
  fireEvent.change(reason(), { target: { value: 'The floor' } });
  await userEvent.click(screen.getByRole('button', { name: 'Close for a time' }));
  expect(await screen.findByText(/“Point 1” could not be closed/)).toBeTruthy();
  expect(reason().value).toBe('The floor');
});

test('the focus comes back to the menu that it was opened from', async () => {
  await openClosing();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actions for “Point 1”' }));
});
