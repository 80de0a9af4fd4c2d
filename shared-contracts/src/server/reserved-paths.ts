import { LOCALE_INFO } from '../locales/locales.ts';

/**
 * Where the paths begin, without a leading slash, that no remote may own: those of the API, of the edge, of the shell's
 * own pages, and the prefixes of the languages.
 */
export const RESERVED_PATHS: readonly string[] = [
  'api',
  'wapi',
  'media',
  'basemap',
  'inquire',
  'inquire-registration',
  'ws',
  'dev',
  'mf',
  'assets',
  'builds',
  'beacons',
  'healthz',
  'readyz',
  'robots.txt',
  'sitemap.xml',
  'sitemap-pages.xml',
  'site.webmanifest',
  'favicon.ico',
  'apple-touch-icon.png',
  'profile/login',
  'profile/logout',
  'logout',
  'google-auth',
  'google-auth-error',
  'restore-password',
  'confirm-email',
  'confirm-new-email',
  'registration',
  'raw-pages',
  'request-result',
  'city/choose',
  ...Object.values(LOCALE_INFO).map(({ prefix }) => prefix),
];
