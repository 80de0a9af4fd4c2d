import { serverPoint } from '@ecocircle/app-kit/testing';
import {
  type ApiService,
  editionCity,
  idleServices,
  LOCALES,
  type LocaleService,
  type LocateOutcome,
  type LocationService,
  type VisitorPlace,
} from '@ecocircle/shared-contracts';
import type { ServerThing } from '@ecocircle/shared-contracts/schemas';
import { expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { openInBrowser, openPage } from '../../testing/open-page.tsx';

const LIST = '/api/web/v1/dictionary/things/';
const POINTS = '/api/web/v1/facility/facility/';
const MATERIALS = '/api/web/v1/dictionary/materials/';

const slugs = Object.fromEntries(LOCALES.map((locale) => [locale, `jar-${locale.slice(0, 2)}`]));

const thing = (changes: Partial<ServerThing> = {}): ServerThing => ({
  id: 'jam-jar',
  family: 'glass',
  materials: ['glass-jars'],
  name: 'Glass jar',
  slug: 'jar-en',
  words: ['jam jar'],
  prepare: 'Rinse it.',
  keep_out: 'Mirrors.',
  otherwise: 'Keep it for pickles.',
  becomes: 'A new jar.',
  slugs: slugs as ServerThing['slugs'],
  related: [{ id: 'pickle-jar', name: 'Pickle jar', slug: 'pickle-jar' }],
  ...changes,
});

const names = (name: string) => Object.fromEntries(LOCALES.map((locale) => [locale, name]));
const materials = {
  body: { data: [{ id: 'glass-jars', family: 'glass', name: names('Glass jars'), is_retired: false }] },
};
const pageOf = (...points: ReturnType<typeof serverPoint>[]) => ({
  body: { data: points, meta: { total: points.length } },
});

const answersFor = (known: ServerThing, points = pageOf(serverPoint('7'))) => ({
  [`${LIST}${known.slug}/`]: { body: { data: known } },
  [MATERIALS]: materials,
  [POINTS]: points,
});

test('a thing says whether it goes in the container, what to do with it, and where it is taken @X-06', async () => {
  const { status, head, asked } = await openPage('/what-to-do-with/jar-en', answersFor(thing()));
  expect([status, head?.title]).toEqual([200, 'Glass jar: where it goes and how to prepare it']);
  const answer = screen.getByRole('region', { name: 'Can it go in the recycling bin?' });
  expect(answer.textContent).toContain('Yes, with the recyclables');
  expect(within(answer).getByRole('link', { name: 'Glass jars' }).getAttribute('href')).toBe(
    '/recycling-points?materials=glass-jars',
  );
  for (const text of ['Rinse it.', 'Mirrors.', 'Keep it for pickles.', 'A new jar.'])
    expect(screen.getByText(text)).toBeTruthy();
  const places = screen.getByRole('region', { name: 'Where it is taken' });
  const link = within(places).getByRole('link', { name: 'Point 7' });
  expect(link.getAttribute('href')).toBe('/recycling-points/7?materials=glass-jars');
  expect(screen.getByRole('link', { name: 'Pickle jar' }).getAttribute('href')).toBe(
    '/what-to-do-with/pickle-jar',
  );
  const query = new URLSearchParams(asked.find((url) => url.startsWith(POINTS))?.split('?')[1]);
  expect(query.get('near')).toBe('-58.4320,-34.6070');
  expect([query.get('materials'), query.get('sort')]).toEqual(['glass-jars', 'open']);
});

test('its places are of the countries that the map beside it keeps to', async () => {
  const { asked } = await openPage('/what-to-do-with/jar-es', answersFor(thing({ slug: 'jar-es' })), 'es-AR');
  const query = new URLSearchParams(asked.find((url) => url.startsWith(POINTS))?.split('?')[1]);
  expect(query.get('country')).toBe('AR');
});

interface FaqPage {
  readonly mainEntity: readonly {
    readonly name: string;
    readonly acceptedAnswer: { readonly text: string };
  }[];
}

test('its head has a picture, its trail, and the questions that the page answers @S-03 @X-06', async () => {
  const { head } = await openPage('/what-to-do-with/jar-es', answersFor(thing({ slug: 'jar-es' })), 'es-AR');
  expect(head?.image?.url).toBe('/media/og/thing/jam-jar/es-AR.png');
  expect(head?.trail?.map(({ path }) => path)).toEqual(['/what-to-do-with']);
  const { mainEntity } = (head as { jsonLd: FaqPage }).jsonLd;
  expect(mainEntity.map(({ acceptedAnswer }) => acceptedAnswer.text)).toEqual([
    'Sí, con los reciclables. Keep it for pickles.',
    'Rinse it.',
    'Mirrors.',
    'Keep it for pickles.',
    'A new jar.',
  ]);
  expect(mainEntity.every(({ name }) => name.startsWith('Glass jar: '))).toBe(true);
});

test('what points collect on their own is not for the container', async () => {
  await openPage('/what-to-do-with/jar-en', answersFor(thing({ materials: ['batteries', 'paper'] })));
  expect(screen.getByText('No, take it to a point')).toBeTruthy();
});

test('what nobody takes says where it goes instead, and asks for no places', async () => {
  const { asked } = await openPage('/what-to-do-with/jar-en', answersFor(thing({ materials: [] })));
  expect(screen.getByText('No, keep it out of the recycling')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'No point takes it' })).toBeTruthy();
  expect(asked).toHaveLength(1);
});

test('where the city has no place, further ones are shown and called so', async () => {
  const far = (query: URLSearchParams) => (query.has('bbox') ? pageOf() : pageOf(serverPoint('9')));
  await openPage('/what-to-do-with/jar-en', { ...answersFor(thing()), [POINTS]: far });
  expect(screen.getByText(/None in Buenos Aires and around it yet/)).toBeTruthy();
  const offer = screen.getByRole('link', { name: 'Tell me when a new one opens' });
  expect(offer.getAttribute('href')).toBe(`/alerts?materials=${thing().materials}`);
  expect(within(screen.getByRole('region', { name: 'Where it is taken' })).getByText('Point 9')).toBeTruthy();
});

test('the page does without the places and the materials that fail to load', async () => {
  const failing = {
    status: 503,
    body: { errors: [{ status: '503', code: 'map-not-ready', title: 'Soon' }] },
  };
  const { status, reported } = await openPage('/what-to-do-with/jar-en', {
    ...answersFor(thing()),
    [POINTS]: failing,
    [MATERIALS]: failing,
  });
  expect([status, reported.length]).toEqual([200, 2]);
  expect(screen.getByText('The places did not load. The map may have them.')).toBeTruthy();
});

test.each([
  ['a slug of another language', 'jar-es'],
  ['capitals', 'JAR-EN'],
])('%s leads to its own address for good @X-06', async (_, asked) => {
  const answers = { [`${LIST}${asked.toLowerCase()}/`]: { body: { data: thing() } } };
  const { status, redirectedTo } = await openPage(`/what-to-do-with/${asked}`, answers);
  expect([status, redirectedTo]).toEqual([301, '/what-to-do-with/jar-en']);
});

const listed = {
  body: { data: [thing(), thing({ id: 'tin', name: 'Tin can', slug: 'tin-can', words: [] })] },
};

const EDITION_PLACE: VisitorPlace = { city: editionCity('en-US'), position: null, source: 'edition' };

/** A visitor whose device tells where it is, or why not, when it is asked. */
function visitor(told: Partial<LocateOutcome>): LocationService {
  const listeners = new Set<(place: VisitorPlace) => void>();
  let place = EDITION_PLACE;
  const idle = idleServices({ locale: 'en-US' } as LocaleService, {} as ApiService, place.city).location;
  return {
    ...idle,
    get: () => place,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async locate() {
      place = told.place ?? place;
      for (const hear of listeners) hear(place);
      return { place, problem: null, isElsewhere: false, ...told };
    },
  };
}

test('whoever asks for places near them gets those, counted from where they are @X-06', async () => {
  const position = { lng: -64.18, lat: -31.42, accuracy: 20, heading: null, at: 0 };
  const place: VisitorPlace = { ...EDITION_PLACE, position, source: 'gps' };
  const near = (query: URLSearchParams) =>
    pageOf(serverPoint(query.get('near') === '-64.1800,-31.4200' ? 'here' : 'there'));
  await openInBrowser(
    '/what-to-do-with/jar-en',
    { ...answersFor(thing()), [POINTS]: near },
    visitor({ place }),
  );
  expect(await screen.findByText('Point there')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Near me' }));
  expect(await screen.findByText('Point here')).toBeTruthy();
  expect(screen.getByText(/Distances are from where you are/)).toBeTruthy();
});

test('whose device does not tell where it is keeps the places of the city, and is told kindly', async () => {
  await openInBrowser('/what-to-do-with/jar-en', answersFor(thing()), visitor({ problem: 'denied' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Near me' }));
  expect(await screen.findByText(/Your browser does not tell us where you are/)).toBeTruthy();
  expect(screen.getByText('Point 7')).toBeTruthy();
});

test('an address that no thing has is not found, searches for its words and names what may be meant', async () => {
  const { status, head } = await openPage('/what-to-do-with/glass-jars', { [LIST]: listed });
  expect([status, head?.title]).toEqual([404, 'We do not know this thing yet']);
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'glass jars');
  expect(screen.getByRole('link', { name: 'Glass jar' }).getAttribute('href')).toBe(
    '/what-to-do-with/jar-en',
  );
  expect(screen.getByRole('link', { name: 'All things' }).getAttribute('href')).toBe('/what-to-do-with');
});

test('an address of a retired thing says that it is gone, and names what may be meant @X-06', async () => {
  const gone = {
    status: 410,
    body: { errors: [{ status: '410', code: 'thing-retired', title: 'Gone' }] },
  };
  const { status, head } = await openPage('/what-to-do-with/glass-jars', {
    [LIST]: listed,
    [`${LIST}glass-jars/`]: gone,
  });
  expect([status, head?.title]).toEqual([410, 'This thing is no longer in the list']);
  expect(screen.getByRole('link', { name: 'Glass jar' }).getAttribute('href')).toBe(
    '/what-to-do-with/jar-en',
  );
});

test('a word of an address leads to the things that have it in theirs', async () => {
  const inKazakh = { body: { data: [thing({ name: 'Шыны банкі', slug: 'shyny-banki', words: [] })] } };
  await openPage('/what-to-do-with/no-such-banki', { [LIST]: inKazakh }, 'kk-KZ');
  expect(screen.getByRole('link', { name: 'Шыны банкі' }).getAttribute('href')).toBe(
    '/what-to-do-with/shyny-banki',
  );
});

test.each([
  ['10,000 letters', 'a'.repeat(10_000)],
  ['an emoji', encodeURIComponent('🫙')],
  ['two scripts', encodeURIComponent('glass-банка')],
  ['an encoded slash', 'glass%2Fjar'],
  ['a part of the language', '__proto__'],
  ['control characters', '%00%0A'],
])('%s as an address is a page that is not found, and no question about it', async (_, slug) => {
  const { status, asked } = await openPage(`/what-to-do-with/${slug}`, { [LIST]: listed });
  expect(status).toBe(404);
  expect(asked.filter((url) => !url.startsWith(`${LIST}?`))).toEqual([]);
  expect(screen.getByRole('searchbox')).toBeTruthy();
});
