import { serverPoint } from '@ecocircle/app-kit/testing';
import {
  NO_SPECIAL_HOURS,
  type RecyclingPoint,
  type SpecialDay,
  toRecyclingPoint,
  toServerSpecialHours,
  type WorkingDay,
} from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import { testServices } from '../testing/services.ts';
import { pointHead, recyclingCenterJsonLd } from './point-head.ts';

const CLOSED = { kind: 'closed' } as const;
const withSpecial = (...days: readonly Partial<SpecialDay>[]) => ({
  special_hours: toServerSpecialHours({
    ...NO_SPECIAL_HOURS,
    days: days.map((day) => ({
      date: '2026-11-21',
      reason: 'exception',
      day: CLOSED,
      mayDiffer: false,
      note: '',
      names: null,
      ...day,
    })),
  }),
});

test('tells search engines of special days, closed ones from midnight to midnight @X-04', () => {
  const day: WorkingDay = { kind: 'hours', start: '10:00', end: '12:00', lunch: null };
  const point = toRecyclingPoint(
    serverPoint('7', withSpecial({}, { date: '2026-11-22', day }, { date: '2026-12-12', day: null })),
  );
  const on = (date: string, opens: string, closes: string) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    opens,
    closes,
  });
  expect(recyclingCenterJsonLd(point, [])).toMatchObject({
    specialOpeningHoursSpecification: [
      on('2026-11-21', '00:00', '00:00'),
      on('2026-11-22', '10:00', '12:00'),
    ],
  });
});

test('a point’s page is titled by its name and described as a recycling center @R-18 @S-03', () => {
  const services = testServices(() => null);
  const dictionary = [
    { id: 'glass-jars', family: 'glass', name: 'Glass jars' },
    { id: 'cardboard', family: 'paper', name: 'Cardboard' },
    { id: 'paper', family: 'paper', name: 'Paper' },
  ] as const;
  const head = pointHead(toRecyclingPoint(serverPoint('7')), dictionary, services);
  expect(head).toMatchObject({
    title: 'Point 7',
    description: 'Arbat 1. Glass jars, Paper',
    canonicalPath: '/recycling-points/7',
    image: {
      url: expect.stringMatching(/^\/media\/og\/point\/7\/en-US\.png\?v=\d+$/),
      width: 1200,
      height: 600,
    },
    jsonLd: {
      '@type': 'RecyclingCenter',
      name: 'Point 7',
      description: 'Glass jars, Paper',
      geo: { latitude: 55.75, longitude: 37.6 },
    },
  });
});

test('opening hours name every open day, in two parts around a lunch break @S-03', () => {
  const closed = { kind: 'closed' } as const;
  const lunch = { start: '13:00', end: '14:00' };
  const point: RecyclingPoint = {
    ...toRecyclingPoint(serverPoint('7')),
    workingHours: {
      monday: { kind: 'hours', start: '09:00', end: '18:00', lunch },
      tuesday: { kind: 'hours', start: '20:00', end: '02:00', lunch: null },
      wednesday: { kind: 'around-the-clock' },
      thursday: closed,
      friday: closed,
      saturday: closed,
      sunday: closed,
    },
  };
  const { openingHoursSpecification: hours } = recyclingCenterJsonLd(point, []) as {
    openingHoursSpecification: Record<string, string>[];
  };
  expect(hours.map(({ dayOfWeek, opens, closes }) => [dayOfWeek?.split('/').at(-1), opens, closes])).toEqual([
    ['Monday', '09:00', '13:00'],
    ['Monday', '14:00', '18:00'],
    ['Tuesday', '20:00', '02:00'],
    ['Wednesday', '00:00', '23:59'],
  ]);
});
