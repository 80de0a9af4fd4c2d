import {
  ALERT_PATHS,
  type ApiCall,
  ApiError,
  editionCity,
  type ListedCity,
  type VisitorPlace,
} from '@ecocircle/shared-contracts';
import { beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DICTIONARIES, openInBrowser, openPage } from '../../testing/services.ts';

const ALMATY: ListedCity = {
  ...editionCity('kk-KZ'),
  name: 'Almaty',
  lng: 76.9286,
  lat: 43.2567,
  points: 31,
  events: 0,
};
const HERE = { lng: 76.95123, lat: 43.24123, accuracy: 20, heading: null, at: 0 };
const MAPPED = 'bbox=76.8,43.2,77,43.3';

let sent: ApiCall[];

const platform =
  (answer: () => unknown = () => ({ isOk: true, message: '' })) =>
  (call: ApiCall) => {
    if (call.path !== ALERT_PATHS.ask) return DICTIONARIES[call.path];
    sent.push(call);
    return answer();
  };

/** The visitor's place, and a way to change it. */
function aLocation(first: Partial<VisitorPlace> = {}) {
  let place: VisitorPlace = { city: ALMATY, position: null, source: 'chosen', ...first };
  const listeners = new Set<(place: VisitorPlace) => void>();
  return {
    get: () => place,
    cities: async () => [ALMATY],
    subscribe: (listener: (place: VisitorPlace) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    move(change: Partial<VisitorPlace>): void {
      place = { ...place, ...change };
      for (const listener of listeners) listener(place);
    },
  };
}

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Your email/ });
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const radius = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'How far away may it be?' });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Tell me' }));
const type = (address: string) => fireEvent.change(email(), { target: { value: address } });

async function open(path: string, answer?: () => unknown, location = aLocation()) {
  openInBrowser(path, platform(answer), { location });
  await screen.findByRole('heading', { level: 1, name: 'Hear when a new point opens near you' });
  return location;
}

beforeEach(() => {
  sent = [];
});

const sentByBrowser = () => {
  const form = screen.getByRole('button', { name: 'Tell me' }).closest('form') as HTMLFormElement;
  return { action: form.getAttribute('action'), fields: [...new FormData(form)] };
};

test('without scripts the form holds what the address asks for, around the visitor’s city @X-09', async () => {
  await openPage('/alerts?materials=glass-jars', platform(), { location: aLocation() });
  expect(sentByBrowser()).toEqual({
    action: ALERT_PATHS.ask,
    fields: [
      ['website', ''],
      ['locale', 'en-US'],
      ['materials', 'glass-jars'],
      ['lng', '76.929'],
      ['lat', '43.257'],
      ['place', 'Almaty'],
      ['radius', '10000'],
      ['email', ''],
    ],
  });
  expect(screen.getByRole('link', { name: 'Another city' }).getAttribute('href')).toMatch(
    /\/city\?from=%2Falerts%3Fmaterials%3Dglass-jars$/,
  );
});

test('without scripts it is around what the map showed, as far as that reached @X-09', async () => {
  await openPage(`/alerts?${MAPPED}`, platform(), { location: aLocation() });
  expect(screen.getByText('On the map: Almaty')).toBeTruthy();
  expect(sentByBrowser().fields.slice(2)).toEqual([
    ['lng', '76.9'],
    ['lat', '43.25'],
    ['place', 'Almaty'],
    ['radius', '5000'],
    ['email', ''],
  ]);
});

test('a place far from every city is still called something @X-09', async () => {
  await openPage('/alerts?bbox=10,10,11,11', platform(), { location: aLocation() });
  expect(sentByBrowser().fields).toContainEqual(['place', 'the place you chose']);
});

test('what was chosen is sent, the mail is named, and the way back leads to the same map @X-09', async () => {
  await open(`/alerts?materials=paper&${MAPPED}`);
  expect(box('Paper').checked).toBe(true);
  fireEvent.click(box('Cardboard'));
  fireEvent.change(radius(), { target: { value: '3000' } });
  type('ada@example.org');
  send();
  expect(await screen.findByText(/^An email to ada@example.org is on its way/)).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([
    {
      email: 'ada@example.org',
      materials: ['paper', 'cardboard'],
      lng: 76.9,
      lat: 43.25,
      place: 'Almaty',
      radius: 3000,
      website: '',
      locale: 'en-US',
    },
  ]);
  expect(screen.getByRole('link', { name: 'Back to the map' }).getAttribute('href')).toMatch(
    /\/recycling-points\?materials=paper\.paper&at=76\.9000,43\.2500,12$/,
  );
});

test('nothing is sent without a material, and the choice says so @X-09', async () => {
  await open('/alerts?materials=paper');
  fireEvent.click(box('Paper'));
  type('ada@example.org');
  send();
  await waitFor(() => expect(box('Paper').getAttribute('aria-invalid')).toBe('true'));
  const group = screen.getByRole('group', { name: 'What should it take?' });
  expect(within(group).getByText('material')).toBeTruthy();
  expect(sent).toEqual([]);
});

const refusing = (status: number, code: string, pointer?: string) => () => {
  const response = new Response(null, { headers: { 'retry-after': '120' } });
  const source = pointer ? { source: { pointer } } : {};
  throw new ApiError(status, [{ status: String(status), code, title: 'No', ...source }], {
    cause: { response },
  });
};

test.each([
  [429, 'too-many-requests', undefined, /try again in 2 minutes/],
  [503, 'unavailable', undefined, /did not get through/],
  [422, 'email', '/email', /^email$/],
])('a %d says why, and nothing chosen is lost @X-09', async (status, code, pointer, words) => {
  await open('/alerts?materials=glass-jars', refusing(status, code, pointer));
  type('ada@example.org');
  send();
  expect(await screen.findByText(words)).toBeTruthy();
  expect([email().value, box('Glass jars').checked]).toEqual(['ada@example.org', true]);
});

const places = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .map(({ checked, labels }) => [labels?.[0]?.textContent, checked]);

test('whoever lets the device tell begins where they are, and may choose the city @X-09', async () => {
  await open('/alerts?materials=glass-jars', undefined, aLocation({ position: HERE, source: 'gps' }));
  await waitFor(() =>
    expect(places()).toEqual([
      ['Where you are now', true],
      ['Almaty', false],
    ]),
  );
  type('ada@example.org');
  send();
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ lng: 76.951, lat: 43.241, radius: 3000 }));
});

test.each([
  ['shows', MAPPED, ['Where you are now', 'On the map: Almaty', 'Almaty']],
  ['does not show', 'bbox=76.5,43.2,76.6,43.25', ['On the map: Almaty', 'Where you are now', 'Almaty']],
])('a map that %s where the device is decides which of both comes first @X-09', async (_, bbox, words) => {
  await open(`/alerts?${bbox}`, undefined, aLocation({ position: HERE, source: 'gps' }));
  await waitFor(() => expect(places().map(([word]) => word)).toEqual(words));
  expect(places()[0]?.[1]).toBe(true);
});

test('another city that is chosen meanwhile is that of the alert @X-09', async () => {
  const location = await open('/alerts?materials=glass-jars');
  type('ada@example.org');
  act(() => location.move({ city: { ...ALMATY, id: 'kz-astana', name: 'Astana', lng: 71.43, lat: 51.13 } }));
  expect(await screen.findByText('Astana')).toBeTruthy();
  expect(email().value).toBe('ada@example.org');
  send();
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ place: 'Astana', lng: 71.43, lat: 51.13 }));
});
