import { expect, test } from '@jest/globals';
import { ALERT_LIMITS, type PointAlertRequest } from '../domain/point-alert.ts';
import { AlertLeaveSchema, PointAlertRequestSchema } from './point-alert.ts';
import { checked, isValid, problemsOf } from './problems.ts';

const REQUEST: PointAlertRequest = {
  email: 'ada@example.org',
  materials: ['batteries'],
  lng: 76.93,
  lat: 43.24,
  radius: 3000,
  place: 'Almaty',
};
const problems = (change: object) => problemsOf(PointAlertRequestSchema, { ...REQUEST, ...change });

test('an alert needs an address, something to watch for and an area @X-09', () => {
  expect(problems({})).toEqual({});
  expect(Object.keys(problemsOf(PointAlertRequestSchema, {})).sort()).toEqual(
    ['email', 'lat', 'lng', 'materials', 'place', 'radius'].sort(),
  );
  expect(problems({ materials: [] })).toEqual({ materials: { rule: 'material' } });
});

test('the area lies on the globe, and reaches as far as is offered @X-09', () => {
  const beyondPole = { lat: { rule: 'between', min: -90, max: 90 } };
  expect(problems({ lat: 90.1 })).toEqual(beyondPole);
  expect(problems({ lng: -180.5 })).toEqual({ lng: { rule: 'between', min: -180, max: 180 } });
  expect(problems({ lng: 180, lat: -90 })).toEqual({});
  expect(problems({ radius: 2000 })).toEqual({ radius: { rule: 'choice' } });
  expect(isValid(PointAlertRequestSchema, { ...REQUEST, lng: '76.93' })).toBe(false);
});

test('the name of a place is one short line, and there are not too many materials @X-09', () => {
  expect(checked(PointAlertRequestSchema, { ...REQUEST, place: ' Almaty\nhome ' })).toMatchObject({
    value: { place: 'Almaty home' },
  });
  const { place, materials } = ALERT_LIMITS;
  expect(problems({ place: 'x'.repeat(place + 1) })).toEqual({ place: { rule: 'maxLength', max: place } });
  expect(problems({ materials: Array.from({ length: materials + 1 }, String) })).toEqual({
    materials: { rule: 'maximum', max: materials },
  });
});

test('all alerts of an address are left by a yes and nothing else @X-09', () => {
  expect(isValid(AlertLeaveSchema, { token: 'x', all: 'yes' })).toBe(true);
  expect(isValid(AlertLeaveSchema, { token: 'x', all: 'no' })).toBe(false);
});
