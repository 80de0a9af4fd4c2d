import { recordsOf } from '../records.ts';
import type { Shown } from '../shown.ts';
import { drawSheetUp } from '../states.ts';

const MAP = { route: 'recycling-points', isWindow: true } as const;
const point: Shown['path'] = (records, locale) => `/recycling-points/${recordsOf(records, locale).point}`;

/** The map of points, a point, and what is asked for and told about points. */
export const POINTS: readonly Shown[] = [
  {
    ...MAP,
    name: 'map',
    marksFrom: 360,
    path: '/recycling-points',
    looks: ['360 light ru-RU', '360 dark es-AR', '768 dark kk-KZ', '1440 light ru-KZ', '1440 dark ru-RU'],
  },
  {
    ...MAP,
    name: 'map/sheet',
    marksFrom: 360,
    path: '/recycling-points',
    act: drawSheetUp,
    looks: ['360 light en-US', '360 dark ru-KZ'],
  },
  {
    ...MAP,
    name: 'map/none-found',
    path: '/recycling-points?q=zzzz',
    looks: ['360 dark kk-KZ', '1440 light en-US'],
  },
  {
    ...MAP,
    name: 'map/answer',
    marksFrom: 360,
    path: '/recycling-points?thing=aa-battery',
    looks: ['360 light kk-KZ', '1440 dark es-AR'],
  },
  {
    ...MAP,
    name: 'map/embedded',
    marksFrom: 360,
    path: '/recycling-points?materials=glass&hide-layout-ui=true',
    looks: ['768 light ru-KZ'],
  },
  {
    ...MAP,
    name: 'map/forced-colours',
    marksFrom: 360,
    path: '/recycling-points',
    way: 'forced colours',
    looks: ['1440 dark en-US'],
  },
  { ...MAP, name: 'map/zoomed', path: '/recycling-points', way: 'zoomed', looks: ['1440 light kk-KZ'] },
  {
    ...MAP,
    name: 'map/without-scripts',
    path: '/recycling-points',
    way: 'without scripts',
    isWindow: false,
    looks: ['360 light es-AR', '1440 dark kk-KZ'],
  },
  {
    ...MAP,
    name: 'point',
    marksFrom: 360,
    path: point,
    looks: ['360 dark en-US', '360 light ru-KZ', '768 light ru-RU', '1440 dark kk-KZ'],
  },
  {
    ...MAP,
    name: 'point/sheet',
    marksFrom: 360,
    path: point,
    act: (page) => drawSheetUp(page),
    looks: ['360 light kk-KZ', '360 dark ru-RU'],
  },
  {
    ...MAP,
    name: 'point/report',
    marksFrom: 360,
    path: (records, locale) => `/recycling-points/${recordsOf(records, locale).point}?report=true`,
    looks: ['360 light es-AR', '1440 dark ru-KZ'],
  },
  {
    ...MAP,
    name: 'point/printed',
    path: point,
    way: 'printed',
    isWindow: false,
    looks: ['768 light es-AR'],
  },
  {
    ...MAP,
    name: 'point/without-scripts',
    path: point,
    way: 'without scripts',
    isWindow: false,
    looks: ['360 dark kk-KZ'],
  },
  {
    ...MAP,
    name: 'point/missing',
    path: '/recycling-points/99999999',
    looks: ['360 dark es-AR', '768 light kk-KZ'],
  },
  {
    name: 'report',
    route: 'report',
    path: ({ report }) => `/reports/${report}`,
    looks: ['360 light ru-RU', '1440 dark en-US'],
  },
  {
    name: 'still-right',
    route: 'still-right',
    path: (records, locale) => `/still-right/${recordsOf(records, locale).point}/x`,
    looks: ['360 dark kk-KZ'],
  },
  {
    name: 'alerts',
    route: 'alerts',
    path: '/alerts?materials=batteries',
    looks: ['360 light en-US', '768 dark ru-RU', '1440 light kk-KZ'],
  },
  { name: 'alert-confirm', route: 'alert-confirm', path: '/alerts/confirm/x', looks: ['360 light ru-KZ'] },
  { name: 'alert-leave', route: 'alert-leave', path: '/alerts/leave/x', looks: ['768 dark en-US'] },
];
