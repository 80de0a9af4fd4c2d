import { RemoteProvider } from '@ecocircle/app-kit/remote';
import { serverPoint } from '@ecocircle/app-kit/testing';
import {
  type ApiCall,
  idleServices,
  type OwnPosition,
  type Thing,
  toRecyclingPoint,
  type VisitorPlace,
} from '@ecocircle/shared-contracts';
import { createBrowserRouter, RouterProvider } from '@ecocircle/shared-contracts/router';
import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { NO_FILTER } from '../filters/index.ts';
import { NO_WISHES } from '../points-data/index.ts';
import { testServices } from '../testing/services.ts';
import { Answer } from './answer.tsx';
import { type ThingAnswer, wishesKey } from './read-answer.ts';

afterEach(cleanup);

const THING: Thing = {
  id: 'jam-jar',
  family: 'glass',
  materials: ['glass-jars'],
  name: 'Glass jar',
  slug: 'glass-jar',
  words: [],
  prepare: 'Rinse it.',
  keepOut: 'Lids.',
  otherwise: 'Keep it.',
  becomes: 'A jar.',
  slugs: {} as Thing['slugs'],
  related: [],
};

const ANSWER: ThingAnswer = {
  thing: THING,
  best: toRecyclingPoint(serverPoint('7')),
  inCity: { city: 'Buenos Aires', total: 31, openNow: 12 },
  isFar: false,
  wishes: wishesKey(THING, { ...NO_WISHES, materials: ['glass-jars'] }),
  from: [-58.432, -34.607],
};

const here = (lng: number, lat: number): OwnPosition => ({ lng, lat, accuracy: 10, heading: null, at: 0 });

const NEAREST = { id: '9', name: 'Point 9', distance: 100, open: null, until: null, zone: 'Europe/Moscow' };

/** Shows the answer to somebody whose place the test tells; what was asked. */
function show(start: OwnPosition | null = null, answer = ANSWER, filter = NO_FILTER) {
  const asked: ApiCall[] = [];
  const services = testServices((call) => {
    asked.push(call);
    if (!call.path.endsWith('/facility/answer/')) return { data: serverPoint('9') };
    return { data: { total: 2, openNow: 1, nearest: NEAREST } };
  });
  const city = idleServices(services.locale, services.api).location.get();
  let place: VisitorPlace = { ...city, position: start };
  const told = new Set<(place: VisitorPlace) => void>();
  const location = {
    ...services.location,
    get: () => place,
    subscribe: (changed: (place: VisitorPlace) => void) => {
      told.add(changed);
      return () => void told.delete(changed);
    },
  };
  const routes = [{ path: '*', element: <Answer answer={answer} filter={filter} materials={[]} /> }];
  render(
    <RemoteProvider services={{ ...services, location }} name="mf-points-map">
      <RouterProvider router={createBrowserRouter(routes)} />
    </RemoteProvider>,
  );
  const move = (position: OwnPosition) =>
    act(async () => {
      place = { ...place, position };
      for (const changed of told) changed(place);
    });
  return { asked, move };
}

test('a position that is found later gives the best point from there @M-02 @X-05', async () => {
  const { asked, move } = show();
  expect(screen.getByRole('link', { name: 'Point 7' })).toBeTruthy();
  expect(asked).toEqual([]);
  await move(here(-58.5, -34.5));
  expect(await screen.findByRole('link', { name: 'Point 9' })).toBeTruthy();
  expect(asked[0]?.query).toMatchObject({ materials: 'glass-jars', near: '-58.5000,-34.5000' });
});

test('a step asks for nothing', async () => {
  const { asked, move } = show();
  await move(here(-58.4321, -34.6071));
  expect(asked).toEqual([]);
  expect(screen.getByRole('link', { name: 'Point 7' })).toBeTruthy();
});

test('a position that the browser kept counts from the start', async () => {
  const { asked } = show(here(-58.5, -34.5));
  expect(await screen.findByRole('link', { name: 'Point 9' })).toBeTruthy();
  expect(asked.map(({ path }) => path)).toEqual([
    '/api/web/v1/facility/answer/',
    '/api/web/v1/facility/answer/',
    '/api/web/v1/facility/facility/9/',
  ]);
});

test('where no point is near it leads to the page that asks to be told of one @X-09', () => {
  show(null, { ...ANSWER, isFar: true });
  const offer = screen.getByRole('link', { name: 'Tell me when a new one opens' });
  expect(offer.getAttribute('href')).toBe('/alerts?materials=glass-jars');
});

test('it says what the bar said of the city @X-06', () => {
  show();
  expect(screen.getByText('31 points in Buenos Aires · 12 open now')).toBeTruthy();
});

test('another choice asks anew, for the thing alone unless all that is named is to be taken @X-05', async () => {
  const { asked } = show(null, ANSWER, { ...NO_FILTER, materials: ['batteries'], paid: true, abroad: true });
  expect(await screen.findByRole('link', { name: 'Point 9' })).toBeTruthy();
  expect(asked[0]?.query).toMatchObject({
    materials: 'glass-jars',
    paid: 1,
    city: 'Buenos Aires',
    country: 'AR',
  });
  expect(asked[1]?.query).toEqual({ materials: 'glass-jars', paid: 1, near: '-58.4320,-34.6070' });
  cleanup();
  const all = show(null, ANSWER, { ...NO_FILTER, thing: 'jam-jar', materials: ['batteries'], match: 'all' });
  expect(await screen.findByRole('link', { name: 'Point 9' })).toBeTruthy();
  expect(all.asked[0]?.query).toMatchObject({ materials: 'glass-jars,batteries', match: 'all' });
});
