import { fail } from 'node:assert/strict';
import { ApiError, type PageData, type PortalDialog } from '@ecocircle/shared-contracts';
import { setGlobal } from '@ecocircle/test-kit';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { I18nextProvider } from 'react-i18next';
import { openNewTab } from '../../platform/drafts/testing/tab.ts';
import { createPortalI18n } from '../../platform/locale/portal-i18n.ts';
import { PortalProvider } from '../../platform/page/portal-context.tsx';
import type { RequestClient } from '../../platform/services/request-client.ts';
import { $request } from '../../platform/session/model.ts';
import { portalMessages } from '../../platform/testing/portal-messages.ts';
import { FormsContext, OpenDialog } from '../dialogs/index.ts';
import { forms } from './index.ts';
import { FORMS } from './model.ts';
import type { FormKind } from './portal-forms.ts';

const page = { locale: 'en-US', edition: 'local' } as PageData;

function open(dialog: PortalDialog) {
  const request = jest.fn<RequestClient>();
  const close = jest.fn();
  const scope = fork({ values: [[$request, request]] });
  render(
    <PortalProvider value={page}>
      <I18nextProvider
        i18n={createPortalI18n(page.locale, portalMessages('en-US'), (error) => fail(error.message))}
      >
        <Provider value={scope}>
          <FormsContext value={forms}>
            <OpenDialog
              dialog={dialog}
              loaded={{ status: 'ready', forms }}
              onRetry={() => fail()}
              onClose={close}
            />
          </FormsContext>
        </Provider>
      </I18nextProvider>
    </PortalProvider>,
  );
  return {
    request,
    close,
    rulesLoaded: (kind: FormKind) => act(() => allSettled(FORMS[kind].rulesWanted, { scope })),
  };
}

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function fillQuestion(): void {
  type(/name/, 'Ada');
  type(/City/, 'Omsk');
  type(/Email/, 'ada@example.org');
  type(/question/, 'Where do jars go?');
}

beforeEach(openNewTab);
afterEach(() => {
  jest.useRealTimers();
  cleanup();
});

test('a refused submit tells all that is wrong and goes to the first of it @D-10 @D-12', async () => {
  const { request } = open({ kind: 'question' });
  type(/name/, 'Ada');
  type(/Email/, 'ada@');
  expect(screen.queryByText('Value is not a valid email address')).toBeNull();
  press('Send the question');
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe(
      '3 fields need your attention: City, Email, Your question',
    ),
  );
  expect(screen.getByText('Value is not a valid email address')).toBeTruthy();
  expect(document.activeElement).toBe(field(/City/));
  expect(request).not.toHaveBeenCalled();
});

test('the server’s finding stands at its field, and everything typed is still there @D-10 @V-05', async () => {
  const { request } = open({ kind: 'question' });
  request.mockRejectedValue(
    new ApiError(422, [{ status: '422', code: 'email', title: '', source: { pointer: '/email' } }]),
  );
  fillQuestion();
  press('Send the question');
  await screen.findByText('Value is not a valid email address');
  expect(document.activeElement).toBe(field(/Email/));
  expect(field(/question/).value).toBe('Where do jars go?');
});

test('the loader appears after 300 ms only, and a press meanwhile sends nothing @D-09 @D-10', async () => {
  const { request, rulesLoaded } = open({ kind: 'question' });
  await rulesLoaded('question');
  jest.useFakeTimers();
  request.mockReturnValue(new Promise(() => {}));
  fillQuestion();
  press('Send the question');
  act(() => jest.advanceTimersByTime(290));
  expect(screen.queryByText('Sending')).toBeNull();
  act(() => jest.advanceTimersByTime(20));
  // Announced once.
  expect(screen.getByRole('status').textContent).toBe('Sending');
  fireEvent.submit(document.querySelector('form') as HTMLFormElement);
  expect(request).toHaveBeenCalledTimes(1);
});

test('too many requests are told with the wait, and lead back to the form @D-10', async () => {
  const { request } = open({ kind: 'question' });
  request.mockRejectedValue(new ApiError(429, []));
  fillQuestion();
  press('Send the question');
  await screen.findByText(/^Please wait 1 minute and send it again\./);
  press('Back to the form');
  expect(field(/question/).value).toBe('Where do jars go?');
});

test('an error offers to close and to try again, success to close and to send another @D-10 @N-06', async () => {
  const { request, close } = open({ kind: 'write-to-us' });
  request.mockRejectedValueOnce(new ApiError(503, []));
  request.mockResolvedValueOnce({ isOk: true, message: '', reference: 'C-1' });
  type(/name/, 'Ada');
  type(/Phone/, '+7 701 234 56 78');
  type(/City/, 'Omsk');
  type(/Email/, 'ada@example.org');
  type(/message/, 'Thank you');
  press('Send the message');
  await screen.findByText('Unfortunately, something went wrong');
  press('Try again');
  await screen.findByText('Your request has been successfully processed');
  expect(screen.getByText('Its number is C-1')).toBeTruthy();
  expect(request.mock.calls[1]?.[0]).toMatchObject({
    path: '/inquire',
    body: { type: 'question', text: 'Thank you', locale: 'en-US' },
  });
  press('Send another');
  await waitFor(() => expect(field(/message/).value).toBe(''));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(close).toHaveBeenCalled();
});

test('an error that leaves nothing to try again offers to close only @D-10', async () => {
  const { request } = open({ kind: 'question' });
  request.mockRejectedValue(new ApiError(413, [{ status: '413', code: 'body-too-large', title: '' }]));
  fillQuestion();
  press('Send the question');
  await screen.findByText('Unfortunately, something went wrong');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(2);
});

test.each([
  ['government', 'For city authorities'],
  ['recycling-companies', 'For waste-management companies'],
  ['small-and-medium-sized-business', 'For small and medium business'],
] as const)('an inquiry of %s has a heading of its own @D-01 @N-04', (audience, title) => {
  open({ kind: 'inquire', type: audience });
  expect(screen.getByRole('dialog', { name: title })).toBeTruthy();
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /represent/ }).value).toBe(audience);
});

test('a text is counted near its limit and is not cut off behind it @D-12', async () => {
  open({ kind: 'question' });
  type(/question/, 'a'.repeat(3000));
  expect(screen.queryByText('3000 / 5000')).toBeNull();
  type(/question/, 'a'.repeat(5001));
  expect(screen.getByText('5001 / 5000')).toBeTruthy();
  press('Send the question');
  expect(await screen.findByText('No more than 5,000 characters, please')).toBeTruthy();
});

test.each([
  [false, 1],
  [true, 0],
])('the result is drawn unless the visitor saves data: %s @L-06', async (saveData, drawings) => {
  setGlobal('navigator', { connection: Object.assign(new EventTarget(), { saveData }) });
  const { request } = open({ kind: 'question' });
  request.mockResolvedValue({ isOk: true, message: '', reference: 'Q-1' });
  fillQuestion();
  press('Send the question');
  const title = await screen.findByText('Question sent');
  expect(title.parentElement?.querySelectorAll('img')).toHaveLength(drawings);
});
