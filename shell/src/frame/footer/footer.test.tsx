import { LOCALES, type Locale } from '@ecocircle/shared-contracts';
import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { createWatch } from 'effector';
import { shareRequested } from '../../features/dialogs/index.ts';
import { showInPortal } from '../../platform/testing/show-in-portal.tsx';
import { Footer } from './footer.tsx';

const regions = {
  cookies: ['russia'],
  'personal-data': ['russia'],
  'privacy-policy': ['kazakhstan', 'international'],
} as const;
const show = (locale: Locale, small = false) =>
  showInPortal(() => <Footer small={small} />, {
    facts: { locale },
    regions: regions as never,
    at: '/',
  });
const hrefs = (): (string | null)[] => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test.each([
  ['ru-RU', 2025],
  ['ru-KZ', 2025],
  ['kk-KZ', 2025],
  ['es-AR', 2024],
  ['en-US', 2024],
] as const)('the copyright of %s is of %i @F-01', (locale, year) => {
  show(locale);
  expect(screen.getByText(new RegExp(`© ${year}`))).toBeTruthy();
});

test('site links stand in two groups, the app for citizens, the inquiry for companies @F-01', () => {
  show('en-US');
  const group = (name: string) => screen.getByRole('heading', { name }).parentElement as HTMLElement;
  const link = (inside: HTMLElement, name: string) =>
    within(inside).getByRole('link', { name }).getAttribute('href');
  expect(screen.getByRole('navigation').querySelectorAll('section')).toHaveLength(2);
  expect(link(group('For citizens'), 'Download the app')).toBe('/get-app');
  expect(link(group('For companies'), 'Partner with us')).toBe('/#opportunities');
});

test.each([
  ['ru-RU', ['mailto:info@ecokrug.example', 'mailto:support@ecokrug.example']],
  ['kk-KZ', ['mailto:info@ecoshenber.example', 'tel:+77172000000', 'tel:+77010000000']],
  ['es-AR', ['mailto:hello@ecocircle.example', 'mailto:support@ecocircle.example']],
] as const)('the contacts of %s @F-01', (locale, contacts) => {
  show(locale);
  expect(hrefs().filter((href) => href?.match(/^(mailto|tel):/))).toEqual(contacts);
});

test.each(LOCALES)('eight social networks in %s @F-01', (locale) => {
  show(locale);
  expect(screen.getAllByRole('link', { name: /opens in a new tab/ }).length).toBeGreaterThanOrEqual(8);
});

test.each([
  ['ru-RU', 2],
  ['ru-KZ', 0],
  ['kk-KZ', 0],
  ['es-AR', 0],
  ['en-US', 0],
] as const)('%s has %i links to the developer and the regulator @F-02', (locale, count) => {
  show(locale);
  expect(hrefs().filter((href) => href?.match(/\/\/(developer|regulator)\./))).toHaveLength(count);
});

test.each([
  ['ru-RU', ['/personal-data', '/cookies']],
  ['kk-KZ', ['/privacy-policy']],
  ['en-US', ['/privacy-policy']],
] as const)('the legal pages of %s @R-05 @R-06', (locale, pages) => {
  show(locale);
  expect(hrefs().filter((href) => href?.match(/cookies|personal|privacy/))).toEqual(pages);
});

test('the share button asks to share the portal @F-01', () => {
  const scope = show('en-US');
  const asked = jest.fn();
  createWatch({ unit: shareRequested, fn: asked, scope });
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(asked).toHaveBeenCalledWith({});
});

test('the small footer has logo and copyright only @F-03', () => {
  show('en-US', true);
  expect(hrefs()).toEqual(['/']);
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.getByText(/© 2024 EcoCircle/)).toBeTruthy();
});

test('the newsletter is in every full footer but that of the home page, which has its own @F-01', async () => {
  showInPortal(() => <Footer small={false} />, { at: '/charity-events' });
  expect(screen.getByRole('region', { name: 'Good news, once a month' })).toBeTruthy();
  expect(await screen.findByRole('textbox', { name: /email/ })).toBeTruthy();
  show('en-US');
  expect(screen.queryByRole('textbox')).toBeNull();
});
