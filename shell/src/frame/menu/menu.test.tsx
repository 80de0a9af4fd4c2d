import { LOCALE_INFO, LOCALES, REGION_LINKS } from '@ecocircle/shared-contracts';
import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { allSettled, createWatch, type Scope } from 'effector';
import { useUnit } from 'effector-react';
import { useLayoutEffect } from 'react';
import { $dialog, shareRequested } from '../../features/dialogs/index.ts';
import { type InPortal, showInPortal } from '../../platform/testing/show-in-portal.tsx';
import { Menu } from './menu.tsx';
import { MenuHost } from './menu-host.tsx';
import { $isMenuOpen, loadMenuFx, menuOpened } from './model.ts';

async function open(options: InPortal = {}): Promise<Scope> {
  const scope = showInPortal(Menu, options);
  await act(() => allSettled(loadMenuFx, { scope }));
  await act(() => allSettled(menuOpened, { scope }));
  await menu().findAllByRole('link');
  return scope;
}

const menu = () => within(screen.getByRole('dialog', { name: 'Menu' }));
const section = (name: string) => within(menu().getByRole('region', { name }));
const hrefs = (inside = menu()): (string | null)[] =>
  inside.getAllByRole('link').map((link) => link.getAttribute('href'));

test.each(LOCALES)(
  '%s offers the app in the shops of its market, and eight networks @H-04',
  async (locale) => {
    await open({ facts: { locale } });
    const { stores, social } = REGION_LINKS[LOCALE_INFO[locale].region];
    expect(hrefs()).toEqual(expect.arrayContaining(Object.values(stores)));
    expect(hrefs(section('Follow us'))).toEqual(social.map(({ href }) => href));
  },
);

test('a phone’s visitor gets the language, the way to a point, events, app and account, in this order @H-04 @H-05', async () => {
  await open();
  const unfolded = [...hrefs(section('Choose a language')), ...hrefs(within(menu().getByRole('navigation')))];
  expect(unfolded.slice(-3)).toEqual(['/recycling-points', '/charity-events', '/get-app']);
  expect(hrefs(section('Account'))).toEqual(['/profile/login', '/registration']);
  expect(hrefs().slice(0, unfolded.length + 2)).toEqual([...unfolded, '/profile/login', '/registration']);
  const [first] = section('Choose a language').getAllByRole('link');
  expect(first?.textContent).toBe('English (US)');
  expect(menu().getByRole('link', { name: 'Find a recycling point' })).toBeTruthy();
});

test('the rest is folded under its headings, and nothing of it stands above @H-04', async () => {
  await open();
  const folds = [...screen.getByRole('dialog').querySelectorAll('details')];
  expect(folds.map((fold) => fold.querySelector('summary')?.textContent)).toEqual([
    'For citizens',
    'For companies',
    'Contacts',
  ]);
  expect(folds.some(({ open }) => open)).toBe(false);
  expect(hrefs(section('For citizens'))).toEqual([
    '/what-to-do-with',
    expect.stringMatching(/city/),
    ...Object.values(REGION_LINKS.international.stores),
  ]);
  expect(hrefs(section('For companies'))).toEqual([
    '/#opportunities',
    '/charity-events-manual',
    '/inspection-manual/',
  ]);
});

test('who is signed in gets the links of the role under the own name @H-05', async () => {
  await open({ roles: ['user', 'charity-events-creator'] });
  expect(hrefs(section('Aigerim'))).toEqual([
    '/profile',
    '/profile/balance',
    '/profile/charity-events',
    '/profile/create-charity-event',
    '/profile/logout',
  ]);
});

test('a press that came before the page’s own effects opens the menu all the same @H-04', async () => {
  function OpenedAtOnce() {
    const press = useUnit(menuOpened);
    useLayoutEffect(() => press(), [press]);
    return <MenuHost />;
  }
  const scope = showInPortal(OpenedAtOnce);
  await act(() => allSettled(scope));
  expect(scope.getState($isMenuOpen)).toBe(true);
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeTruthy();
});

test('an organisation’s request opens the inquiry and leaves the menu @H-04', async () => {
  const scope = await open();
  fireEvent.click(menu().getByRole('button', { name: 'Bring your organization in' }));
  expect(scope.getState($dialog)).toEqual({ kind: 'inquire' });
  expect(scope.getState($isMenuOpen)).toBe(false);
});

test('the share button shares the portal and leaves the menu @H-04', async () => {
  const scope = await open();
  const asked = jest.fn();
  createWatch({ unit: shareRequested, fn: asked, scope });
  fireEvent.click(menu().getByRole('button', { name: 'Share' }));
  expect(asked).toHaveBeenCalledWith({});
  expect(scope.getState($isMenuOpen)).toBe(false);
});

test('the Russian edition’s other sites have a fold of their own, and its one language no row @H-01 @H-04', async () => {
  await open({ facts: { edition: 'ru', locale: 'ru-RU' } });
  expect(hrefs(section('Our other sites'))).toEqual(REGION_LINKS.russia.outside.map(({ href }) => href));
  expect(menu().queryByRole('region', { name: 'Choose a language' })).toBeNull();
});

test('the current page says so', async () => {
  await open({ at: '/charity-events/' });
  expect(menu().getByRole('link', { current: 'page' }).getAttribute('href')).toBe('/charity-events');
});
