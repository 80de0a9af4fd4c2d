import { recordsOf } from '../records.ts';
import type { Shown } from '../shown.ts';

const coming: Shown['path'] = (records, locale) => `/charity-event/${recordsOf(records, locale).coming}`;

/** The list of events, and one event. */
export const EVENTS: readonly Shown[] = [
  {
    name: 'events',
    route: 'charity-events',
    path: '/charity-events',
    marksFrom: 1440,
    looks: ['360 dark en-US', '768 light ru-RU', '1440 dark kk-KZ'],
  },
  {
    name: 'events/past',
    route: 'charity-events',
    path: '/charity-events?when=past',
    marksFrom: 1440,
    looks: ['360 light kk-KZ', '1440 light es-AR'],
  },
  {
    name: 'events/none-found',
    route: 'charity-events',
    path: '/charity-events?q=zzzz',
    looks: ['360 dark es-AR', '768 light kk-KZ', '1440 dark ru-RU'],
  },
  {
    name: 'events/forced-colours',
    route: 'charity-events',
    path: '/charity-events',
    way: 'forced colours',
    looks: ['768 light en-US'],
  },
  {
    name: 'events/zoomed',
    route: 'charity-events',
    path: '/charity-events',
    way: 'zoomed',
    looks: ['1440 dark ru-KZ'],
  },
  {
    name: 'events/without-scripts',
    route: 'charity-events',
    path: '/charity-events',
    way: 'without scripts',
    looks: ['360 light es-AR', '1440 dark en-US'],
  },
  {
    name: 'no-events',
    route: 'no-charity-events',
    path: '/charity-events/no-charity-events',
    looks: ['360 light ru-RU', '768 dark en-US'],
  },
  {
    name: 'event',
    route: 'charity-event',
    path: coming,
    looks: ['360 light es-AR', '360 dark ru-RU', '768 dark ru-KZ', '1440 light en-US'],
  },
  {
    name: 'event/past',
    route: 'charity-event',
    path: (records, locale) => `/charity-event/${recordsOf(records, locale).past}`,
    looks: ['360 dark kk-KZ', '1440 dark ru-RU'],
  },
  {
    name: 'event/cancelled',
    route: 'charity-event',
    path: (records, locale) => `/charity-event/${recordsOf(records, locale).cancelled}`,
    looks: ['360 light ru-KZ', '768 dark es-AR', '1440 light kk-KZ'],
  },
  {
    name: 'event/printed',
    route: 'charity-event',
    path: coming,
    way: 'printed',
    looks: ['768 light ru-RU'],
  },
  {
    name: 'event/forced-colours',
    route: 'charity-event',
    path: coming,
    way: 'forced colours',
    looks: ['1440 dark kk-KZ'],
  },
  {
    name: 'event/without-scripts',
    route: 'charity-event',
    path: coming,
    way: 'without scripts',
    looks: ['360 light en-US'],
  },
  {
    name: 'event-deleted',
    route: 'charity-event-deleted',
    path: `/charity-event-deleted/${encodeURIComponent('Уборка у реки')}`,
    looks: ['360 dark en-US', '1440 light ru-RU'],
  },
];
