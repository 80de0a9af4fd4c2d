import type { Samples } from '../fixtures.ts';
import type { Account } from '../set-up/accounts.ts';

/** The locales' prefixes. */
export const PREFIXES = ['en-us', 'ru-ru', 'kk-kz', 'es-ar', 'ru-kz'] as const;

/** A prefix of a locale's pages. */
export type Prefix = (typeof PREFIXES)[number];

/**
 * A page of the portal, for suites that look at every one. Paths are without the locale prefix; `prefixes` are those
 * of the locales that have the page.
 */
export interface PortalPage {
  readonly name: string;
  readonly account: Account | null;
  readonly prefixes: readonly Prefix[];
  readonly path: (samples: Samples) => string;
}

const visitor = (
  name: string,
  path: PortalPage['path'],
  prefixes: readonly Prefix[] = PREFIXES,
): PortalPage => ({ name, account: null, path, prefixes });
const member = (name: string, path: string): PortalPage => ({
  name,
  account: 'all',
  path: () => path,
  prefixes: PREFIXES,
});

/** Every page of the portal. */
export const ALL_PAGES: readonly PortalPage[] = [
  visitor('home', () => ''),
  visitor('charity events', () => '/charity-events'),
  visitor('no charity events', () => '/charity-events/no-charity-events'),
  visitor('charity event', ({ event }) => `/charity-event/${event.id}`),
  visitor('deleted charity event', () => `/charity-event-deleted/${encodeURIComponent('Уборка у реки')}`),
  visitor('charity events manual', () => '/charity-events-manual'),
  visitor('inspection manual', () => '/inspection-manual'),
  visitor('newsletter confirmation', () => '/newsletter/confirm/x'),
  visitor('leaving the newsletter', () => '/newsletter/leave/x'),
  visitor('request sent', () => '/request-result/sent'),
  visitor('request refused', () => '/request-result/invalid?orgName=maxLength&email=email', [
    'en-us',
    'kk-kz',
  ]),
  visitor('the app', () => '/get-app'),
  visitor('cookies', () => '/cookies', ['ru-ru']),
  visitor('personal data', () => '/personal-data', ['ru-ru']),
  visitor('privacy policy', () => '/privacy-policy', ['en-us', 'kk-kz', 'es-ar', 'ru-kz']),
  visitor('registration', () => '?modal=registration'),
  visitor('after a registration', () => '/registration-success'),
  visitor('points map', () => '/recycling-points'),
  visitor('recycling point', ({ point }) => `/recycling-points/${point.id}`),
  visitor('unknown recycling point', () => '/recycling-points/99999999'),
  visitor('login', () => '/profile/login'),
  visitor('restoring a password', () => '/profile/login?restore-password', ['en-us', 'kk-kz']),
  visitor('an unknown link to set a password', () => '/restore-password/x', ['en-us', 'ru-ru']),
  visitor('confirming an e-mail', () => '/confirm-email/x', ['en-us', 'es-ar']),
  visitor('after a confirmation', () => '/registration-success?confirmed', ['kk-kz']),
  visitor('logged out', () => '/logout'),
  visitor('Google sign-in failed', () => '/google-auth-error', ['en-us', 'kk-kz']),
  visitor('page not found', () => '/no-such-page'),
  member('profile', '/profile'),
  member('balance', '/profile/balance'),
  member('my recycling points', '/profile/recycling-points'),
  member('log out', '/profile/logout'),
];
