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
import { RegistrationActions } from './registration-actions.tsx';
import { RegistrationBody } from './registration-body.tsx';

const DIALOG = { kind: 'registration' } as const;

const Registration = () => (
  <>
    <RegistrationBody id="form" />
    <RegistrationActions dialog={DIALOG} id="form" onClose={() => {}} />
  </>
);

async function show(locale: Locale): Promise<void> {
  const scope = fork();
  const i18n = createPortalI18n(locale, portalMessages(locale), (error) => fail(error.message));
  const router = createBrowserRouter([{ path: '/', element: <Registration /> }]);
  render(
    <PortalProvider value={{ locale, edition: 'local' } as PageData}>
      <I18nextProvider i18n={i18n}>
        <Provider value={scope}>
          <RouterProvider router={router} />
        </Provider>
      </I18nextProvider>
    </PortalProvider>,
  );
  await act(() => allSettled(formStarted, { scope, params: { dialog: DIALOG, locale } }));
  await act(() => allSettled(registration.rulesWanted, { scope }));
}

const fieldNames = () => screen.queryAllByRole<HTMLInputElement>('textbox').map(({ name }) => name);
const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement;
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const endStep = () => fireEvent.submit(document.getElementById('form') as HTMLElement);
const lastRole = () => screen.getAllByRole('checkbox').at(-1) as HTMLElement;

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
    expect(fieldNames()).toEqual([]);
    fireEvent.click(lastRole());
    endStep();
    expect(screen.getByRole('textbox', { name: taxId })).toBeTruthy();
    expect(fieldNames()).toEqual(expect.arrayContaining(['name', 'email', 'orgName', 'tin', 'address']));
  },
);

test.each(LOCALES)(
  'in %s a wrong field is told when it is left, a role when it is missed @V-01',
  async (locale) => {
    await show(locale);
    const [role] = screen.getAllByRole('checkbox');
    endStep();
    expect(role?.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(role);
    expect(screen.getByRole('alert').textContent).not.toBe('');
    fireEvent.click(lastRole());
    endStep();
    expect(screen.getByRole('alert').textContent).toBe('');
    type('email', 'ada@');
    expect(field('email').getAttribute('aria-invalid')).toBeNull();
    fireEvent.blur(field('email'));
    expect(field('email').getAttribute('aria-invalid')).toBe('true');
  },
);

test('each step says which of how many it is, and has the focus when it comes @G-01', async () => {
  await show('en-US');
  const heading = () => screen.getByRole('heading', { level: 3 });
  expect(heading().textContent).toBe('Step 1 of 2 What would you like to do here?');
  expect(screen.getByRole('group', { name: /^Step 1 of 2/ })).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Participant' }));
  press('Continue');
  expect(heading().textContent).toBe('Step 2 of 2 Your details');
  expect(document.activeElement).toBe(heading());
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
  expect(screen.getByRole('list', { name: 'Chosen roles' }).textContent).toBe('Participant');
});

test('the way back to the roles and another role keep what was typed @G-01 @D-10', async () => {
  await show('en-US');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Participant' }));
  press('Continue');
  type('name', 'Ada');
  type('password', 'DemoPass1');
  press('Back to roles');
  expect(document.activeElement?.textContent).toMatch(/^Step 1 of 2/);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Participant' }).checked).toBe(true);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Event organizer' }));
  press('Continue');
  expect(field('name').value).toBe('Ada');
  expect(field('password').value).toBe('DemoPass1');
  expect(fieldNames()).toContain('orgName');
});
