import { Link, NavLink } from '@ecocircle/shared-contracts/router';
import { beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, Link as PackageLink, RouterProvider } from 'react-router';

beforeEach(cleanup);

function show(element: ReactElement, { basename = '/en-us', at = '/points?q=a#b' } = {}) {
  const prefix = basename === '/' ? '' : basename;
  const router = createMemoryRouter([{ path: '*', element }], { basename, initialEntries: [prefix + at] });
  render(<RouterProvider router={router} />);
  return router;
}

const hrefs = (): (string | null)[] => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

/** Whether the press is left to the browser, which here cannot follow it. */
async function pressLink(options = {}): Promise<boolean> {
  let isLeft = true;
  const look = (event: Event): void => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', look, { once: true });
  await act(async () => {
    fireEvent.click(screen.getByRole('link'), options);
  });
  return isLeft;
}

test.each([
  ['/', '/en-us'],
  ['/?a=1', '/en-us?a=1'],
  ['/points/7#hours', '/en-us/points/7#hours'],
  ['', '/en-us/points'],
  ['#hours', '/en-us/points#hours'],
  ['?a=1', '/en-us/points?a=1'],
  [{ search: 'a=1' }, '/en-us/points?a=1'],
  [{ pathname: '/events', search: '?a=1', hash: 'b' }, '/en-us/events?a=1#b'],
])('a link to %j leads to %s, as the package’s own does', (to, href) => {
  show(
    <>
      <Link to={to}>Ours</Link>
      <PackageLink to={to}>Theirs</PackageLink>
    </>,
  );
  expect(hrefs()).toEqual([href, href]);
});

test.each([
  ['/en-us', '/en-us'],
  ['/', ''],
])('below %s no link leads to another site', (basename, prefix) => {
  show(
    <>
      <Link to="//other.example/a">A</Link>
      <Link to="/\\other.example/a">B</Link>
      <Link to="/?a=1">C</Link>
    </>,
    { basename },
  );
  expect(hrefs()).toEqual([`${prefix}/other.example/a`, `${prefix}/other.example/a`, `${prefix || '/'}?a=1`]);
});

test('a press shows the page with what the link says of it, and its own handler comes first', async () => {
  const pressed: string[] = [];
  const router = show(
    <Link
      to="/points/7"
      state={{ from: 'list' }}
      onClick={() => pressed.push(router.state.location.pathname)}
    >
      A
    </Link>,
  );
  expect(await pressLink()).toBe(false);
  expect(router.state.location).toMatchObject({ pathname: '/en-us/points/7', state: { from: 'list' } });
  expect(router.state.historyAction).toBe('PUSH');
  expect(pressed).toEqual(['/en-us/points']);
});

test.each([
  ['to where one is', '/points?q=a#b', undefined, 'REPLACE'],
  ['to where one is, as a step of its own', '/points?q=a#b', false, 'PUSH'],
  ['that takes the place of the page', '/points/7', true, 'REPLACE'],
] as const)('a press on a link %s', async (_, to, replace, action) => {
  const router = show(
    <Link to={to} replace={replace}>
      A
    </Link>,
  );
  await pressLink();
  expect(router.state.historyAction).toBe(action);
});

test.each([
  ['with the middle button', {}, { button: 1 }],
  ['with Ctrl', {}, { ctrlKey: true }],
  ['with Shift', {}, { shiftKey: true }],
  ['with Alt', {}, { altKey: true }],
  ['with Cmd', {}, { metaKey: true }],
  ['for a new tab', { target: '_blank' }, {}],
])('a press %s is the browser’s', async (_, props, options) => {
  const router = show(
    <Link to="/points/7" {...props}>
      A
    </Link>,
  );
  expect(await pressLink(options)).toBe(true);
  expect(router.state.location.pathname).toBe('/en-us/points');
});

test('a press that its own handler has taken leads nowhere', async () => {
  const router = show(
    <Link to="/points/7" target="_self" onClick={(event) => event.preventDefault()}>
      A
    </Link>,
  );
  await pressLink();
  expect(router.state.location.pathname).toBe('/en-us/points');
});

test.each([
  ['/points', 'page'],
  ['/Points/7', 'page'],
  ['/points-of-others', null],
  ['/', null],
])('at %s the link to the points is marked: %s', (at, mark) => {
  show(<NavLink to="/points">A</NavLink>, { at });
  expect(screen.getByRole('link').getAttribute('aria-current')).toBe(mark);
});

test('a link says so where there is no router', () => {
  expect(() => render(<Link to="/">A</Link>)).toThrow('a link stands outside of the router');
});
