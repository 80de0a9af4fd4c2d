import {
  editionCity,
  type LocateOutcome,
  type Notification,
  type VisitorPlace,
} from '@ecocircle/shared-contracts';
import { createBrowserRouter, RouterProvider } from '@ecocircle/shared-contracts/router';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { RemoteProvider } from '../remote/index.ts';
import { testServices } from '../testing/index.ts';
import { ThingPlace } from './thing-place.tsx';

const HERE = { lng: -58.4, lat: -34.6, accuracy: 20, heading: null, at: 0 };
const IN_CITY: VisitorPlace = { city: editionCity('en-US'), position: null, source: 'edition' };
const FOUND: VisitorPlace = { ...IN_CITY, position: HERE, source: 'gps' };

const onLocated = jest.fn<(place: VisitorPlace) => void>();
const openChoice = jest.fn();
const told: Notification[] = [];

beforeEach(() => {
  history.replaceState(null, '', '/recycling-points?open=now');
});
afterEach(() => {
  cleanup();
  jest.clearAllMocks();
  told.length = 0;
});

/** The place of somebody whose device answers as told. */
function place(locate: () => Promise<LocateOutcome>) {
  let now = IN_CITY;
  const listeners = new Set<(place: VisitorPlace) => void>();
  const location = {
    get: () => now,
    subscribe: (listener: (place: VisitorPlace) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    locate,
    openChoice,
  };
  const { services } = testServices({ directory: import.meta.dirname, now: new Date(0) }, { location });
  const notifications = {
    show(shown: Notification) {
      told.push(shown);
      return { close: () => {} };
    },
  };
  const routes = [{ path: '*', element: <ThingPlace onLocated={onLocated} /> }];
  const element = (
    <RemoteProvider services={{ ...services, notifications }} name="thing-bar">
      <RouterProvider router={createBrowserRouter(routes)} />
    </RemoteProvider>
  );
  const move = (to: VisitorPlace) =>
    act(() => {
      now = to;
      for (const listener of listeners) listener(to);
    });
  return { element, move };
}

const city = () => screen.getByRole('link', { name: 'Where: Buenos Aires. Choose another city' });
const nearMe = () => screen.getByRole('button', { name: 'Near me' });

test('without scripts the city leads to its page, which comes back here @X-13', () => {
  const page = new DOMParser().parseFromString(
    renderToString(place(async () => never()).element),
    'text/html',
  );
  const from = encodeURIComponent('/recycling-points?open=now');
  expect(page.querySelector('a')?.getAttribute('href')).toBe(`/city?from=${from}`);
});

const never = (): never => {
  throw new Error('nobody asks the device');
};

test('the city opens the choice of another one', async () => {
  render(place(async () => never()).element);
  fireEvent.click(city());
  expect(openChoice).toHaveBeenCalledTimes(1);
});

test('a press asks the device once, which is told, and says that distances are counted from there @M-02', async () => {
  const asked = Promise.withResolvers<LocateOutcome>();
  const locate = jest.fn(() => asked.promise);
  const { element, move } = place(locate);
  render(element);
  fireEvent.click(nearMe());
  expect((await screen.findByText('Looking for you…')).tagName).toBe('OUTPUT');
  fireEvent.click(nearMe());
  await waitFor(() => expect(locate).toHaveBeenCalledTimes(1));
  move(FOUND);
  await act(async () => asked.resolve({ place: FOUND, problem: null, isElsewhere: false }));
  expect(onLocated).toHaveBeenCalledWith(FOUND);
  expect(screen.getByText(/^Distances are counted from where you are/)).toBeTruthy();
  expect(told).toEqual([]);
});

test.each([
  ['denied', /may not see where you are/],
  ['unavailable', /cannot tell where you are now/],
  ['timeout', /has not told where you are yet/],
  ['unsupported', /This browser cannot tell/],
] as const)('a device that is %s is told kindly, with the choice of a city @M-02', async (problem, title) => {
  render(place(async () => ({ place: IN_CITY, problem, isElsewhere: false })).element);
  fireEvent.click(nearMe());
  await waitFor(() => expect(told).toHaveLength(1));
  expect(told[0]?.title).toMatch(title);
  told[0]?.action?.run();
  expect(openChoice).toHaveBeenCalledTimes(1);
  expect(onLocated).not.toHaveBeenCalled();
});

test('who is far from all cities is led to where they are, and told so @M-02', async () => {
  render(place(async () => ({ place: FOUND, problem: null, isElsewhere: true })).element);
  fireEvent.click(nearMe());
  await waitFor(() => expect(told[0]?.title).toBe('None of the cities here is near you'));
  expect(onLocated).toHaveBeenCalledWith(FOUND);
});
