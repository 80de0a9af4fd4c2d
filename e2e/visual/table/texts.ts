import type { Shown } from '../shown.ts';

const thing: Shown['path'] = (records, locale) => `/what-to-do-with/${records.thing[locale]}`;

/** Things, manuals, legal pages, the app, and other pages that are read. */
export const TEXTS: readonly Shown[] = [
  {
    name: 'things',
    route: 'things',
    path: '/what-to-do-with',
    looks: ['360 dark kk-KZ', '768 light es-AR', '1440 dark ru-RU'],
  },
  {
    name: 'things/by-letter',
    route: 'things',
    path: '/what-to-do-with?by=letter',
    looks: ['360 light ru-RU'],
  },
  {
    name: 'thing',
    route: 'thing',
    path: thing,
    looks: ['360 light en-US', '768 dark ru-RU', '1440 light kk-KZ'],
  },
  { name: 'thing/printed', route: 'thing', path: thing, way: 'printed', looks: ['768 light ru-KZ'] },
  {
    name: 'thing/without-scripts',
    route: 'thing',
    path: thing,
    way: 'without scripts',
    looks: ['360 dark ru-RU'],
  },
  {
    name: 'thing/unknown',
    route: 'thing',
    path: '/what-to-do-with/no-such-thing',
    looks: ['360 dark es-AR', '1440 light ru-KZ'],
  },
  {
    name: 'city',
    route: 'city',
    path: '/city',
    looks: ['360 light kk-KZ', '768 dark en-US', '1440 light es-AR'],
  },
  {
    name: 'app',
    route: 'get-app',
    path: '/get-app',
    looks: ['360 dark ru-KZ', '768 light en-US', '1440 dark kk-KZ'],
  },
  { name: 'app/zoomed', route: 'get-app', path: '/get-app', way: 'zoomed', looks: ['1440 light ru-RU'] },
  {
    name: 'events-manual',
    route: 'charity-events-manual',
    path: '/charity-events-manual',
    looks: ['360 light ru-RU', '768 dark kk-KZ', '1440 light en-US'],
  },
  {
    name: 'inspection-manual',
    route: 'inspection-manual',
    path: '/inspection-manual',
    looks: ['360 dark es-AR', '1440 dark ru-KZ'],
  },
  {
    name: 'inspection-manual/printed',
    route: 'inspection-manual',
    path: '/inspection-manual',
    way: 'printed',
    looks: ['768 light en-US'],
  },
  { name: 'cookies', route: 'cookies', path: '/cookies', looks: ['360 light ru-RU', '1440 dark ru-RU'] },
  { name: 'personal-data', route: 'personal-data', path: '/personal-data', looks: ['768 light ru-RU'] },
  {
    name: 'privacy-policy',
    route: 'privacy-policy',
    path: '/privacy-policy',
    looks: ['360 dark en-US', '768 light es-AR', '1440 light kk-KZ'],
  },
  {
    name: 'privacy-policy/printed',
    route: 'privacy-policy',
    path: '/privacy-policy',
    way: 'printed',
    looks: ['768 light ru-KZ'],
  },
  {
    name: 'newsletter-confirm',
    route: 'newsletter-confirm',
    path: '/newsletter/confirm/x',
    looks: ['360 light es-AR'],
  },
  {
    name: 'newsletter-leave',
    route: 'newsletter-leave',
    path: '/newsletter/leave/x',
    looks: ['768 dark kk-KZ'],
  },
];
