import { fail } from 'node:assert/strict';
import { LOCALES, type Locale, type PageData } from '@ecocircle/shared-contracts';
import { createBrowserRouter, RouterProvider } from '@ecocircle/shared-contracts/router';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { I18nextProvider } from 'react-i18next';
import { openNewTab } from '../../platform/drafts/testing/tab.ts';
import { createPortalI18n } from '../../platform/locale/portal-i18n.ts';
import { PortalProvider } from '../../platform/page/portal-context.tsx';
import { portalMessages } from '../../platform/testing/portal-messages.ts';
import { formStarted } from '../dialogs/index.ts';
import { registration } from './model.ts';
import { RegistrationBody } from './registration-body.tsx';

async function show(locale: Locale): Promise<void> {
  const scope = fork();
  const i18n = createPortalI18n(locale, portalMessages(locale), (error) => fail(error.message));
  const router = createBrowserRouter([{ path: '/', element: <RegistrationBody id="form" /> }]);
  render(
    <PortalProvider value={{ locale, edition: 'local' } as PageData}>
      <I18nextProvider i18n={i18n}>
        <Provider value={scope}>
          <RouterProvider router={router} />
        </Provider>
      </I18nextProvider>
    </PortalProvider>,
  );
  await act(() => allSettled(formStarted, { scope, params: { dialog: { kind: 'registration' }, locale } }));
  await act(() => allSettled(registration.rulesWanted, { scope }));
}

const fieldNames = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ name }) => name);

beforeEach(openNewTab);
afterEach(cleanup);

test.each([
  ['en-US', 3, /^TIN/],
  ['es-AR', 3, /^CUIT/],
  ['ru-RU', 3, /^ИНН/],
  ['ru-KZ', 2, /^БИН или ИИН/],
  ['kk-KZ', 2, /^БСН немесе ЖСН/],
] as const)(
  'in %s there are %d roles, and the tax id is %s @G-01 @I-03 @V-04',
  async (locale, roles, taxId) => {
    await show(locale);
    expect(screen.getAllByRole('checkbox')).toHaveLength(roles);
    expect(fieldNames().filter(Boolean)).toEqual(['name', 'email']);
    fireEvent.click(screen.getAllByRole('checkbox').at(-1) as HTMLElement);
    expect(screen.getByRole('textbox', { name: taxId })).toBeTruthy();
    expect(fieldNames()).toEqual(expect.arrayContaining(['orgName', 'tin', 'address']));
  },
);

test.each(LOCALES)(
  'in %s a wrong field is told when it is left, a role when it is missed @V-01',
  async (locale) => {
    await show(locale);
    const email = screen.getAllByRole('textbox').at(-1) as HTMLElement;
    fireEvent.change(email, { target: { value: 'ada@' } });
    expect(email.getAttribute('aria-invalid')).toBeNull();
    fireEvent.blur(email);
    expect(email.getAttribute('aria-invalid')).toBe('true');
    const [role] = screen.getAllByRole('checkbox');
    fireEvent.submit(document.getElementById('form') as HTMLElement);
    expect(role?.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).not.toBe('');
  },
);
