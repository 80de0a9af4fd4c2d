import { fail } from 'node:assert/strict';
import type { PageData, PortalDialog } from '@ecocircle/shared-contracts';
import { createBrowserRouter, RouterProvider } from '@ecocircle/shared-contracts/router';
import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { I18nextProvider } from 'react-i18next';
import { sessionDrafts } from '../../platform/drafts/session-drafts.ts';
import { openNewTab } from '../../platform/drafts/testing/tab.ts';
import { createPortalI18n } from '../../platform/locale/portal-i18n.ts';
import { PortalProvider } from '../../platform/page/portal-context.tsx';
import { portalMessages } from '../../platform/testing/portal-messages.ts';
import { formDraftKey } from './dialog-kinds.ts';
import { loadForms } from './load-forms.ts';
import { dialogClosed, dialogOpened } from './model.ts';
import { PortalDialogs } from './portal-dialogs.tsx';

const page = { locale: 'en-US', edition: 'local' } as PageData;

function renderDialogs() {
  const scope = fork();
  const i18n = createPortalI18n(page.locale, portalMessages('en-US'), (error) => fail(error.message));
  render(
    <PortalProvider value={page}>
      <I18nextProvider i18n={i18n}>
        <Provider value={scope}>
          <RouterProvider router={createBrowserRouter([{ path: '/', element: <PortalDialogs /> }])} />
        </Provider>
      </I18nextProvider>
    </PortalProvider>,
  );
  return {
    open: (dialog: PortalDialog) => act(() => allSettled(dialogOpened, { scope, params: dialog })),
    close: () => act(() => allSettled(dialogClosed, { scope })),
  };
}

beforeAll(async () => void (await loadForms()));
beforeEach(openNewTab);
afterEach(cleanup);

test('a dialog opens with its heading at once, and its form follows in the same dialog @D-01', async () => {
  const { open } = renderDialogs();
  await open({ kind: 'question' });
  const dialog = screen.getByRole('dialog', { name: 'Ask a question' });
  expect(screen.queryByRole('textbox')).toBeNull();
  await screen.findByRole('button', { name: 'Send the question' });
  expect(screen.getByRole('dialog', { name: 'Ask a question' })).toBe(dialog);
});

test('a dialog that is closed before its form is there stays closed, and opens again', async () => {
  const { open, close } = renderDialogs();
  await open({ kind: 'question' });
  await close();
  expect(screen.queryByRole('dialog')).toBeNull();
  await open({ kind: 'write-to-us' });
  expect(await screen.findByRole('button', { name: 'Send the message' })).toBeTruthy();
});

test.each([
  [undefined, 'small-and-medium-sized-business', 'For small and medium business'],
  ['government', 'small-and-medium-sized-business', 'For city authorities'],
  [undefined, 'nobody', 'For city authorities'],
] as const)(
  'an inquiry for %s, with %s chosen before, is headed so from the start @D-01',
  async (type, chosen, title) => {
    sessionDrafts.set(formDraftKey('inquire'), { type: chosen });
    const { open } = renderDialogs();
    await open({ kind: 'inquire', ...(type && { type }) });
    expect(screen.getByRole('dialog', { name: title })).toBeTruthy();
  },
);
