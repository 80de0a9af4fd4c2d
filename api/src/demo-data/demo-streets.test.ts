import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { metresToStreet } from '../../test/street-distance.ts';
import { roadNames, tileContent } from '../../test/tile-content.ts';
import { openArchive } from '../basemap/sources/archive-reader.ts';
import { diskRanges } from '../basemap/sources/disk-ranges.ts';
import { CITIES } from './cities.ts';
import { DEMO_STREETS } from './demo-streets.ts';
import { makePoint } from './make-points.ts';
import { SeededRandom } from './seeded-random.ts';
import { RUSSIAN_EVENTS } from './texts/events-ru.ts';

const open = (name: string) => openArchive(diskRanges(join(DEMO_STREETS, name)));

test('every archive of the demo data can be read, and names OpenStreetMap with a link', async () => {
  const names = readdirSync(DEMO_STREETS).filter((name) => name.endsWith('.pmtiles'));
  expect(names).toEqual(['saint-petersburg.pmtiles', 'snezhinsk.pmtiles']);
  for (const archive of await Promise.all(names.map(open)))
    expect(archive).toMatchObject({
      schema: 'protomaps',
      maxZoom: 15,
      attribution:
        '<a href="https://www.openstreetmap.org/copyright" rel="noopener">© OpenStreetMap contributors</a>',
    });
});

test('Snezhinsk has streets with names and houses with numbers, Saint Petersburg rails and parks', async () => {
  const town = await (await open('snezhinsk.pmtiles')).tileAt(15, 21921, 10190);
  expect(roadNames(town)).toContain('улица Гоголя');
  expect(tileContent(town).buildings).toContainEqual({ kind: 'address', addr_housenumber: '68' });
  const city = tileContent(await (await open('saint-petersburg.pmtiles')).tileAt(13, 4786, 2379));
  expect(city.roads).toContainEqual({ kind: 'rail', kind_detail: 'rail' });
  expect(city.pois?.map(({ kind }) => kind)).toContain('park');
});

/** The cities whose streets the demo data has. */
const STREET_CITIES = CITIES.filter(({ hasAddresses }) => hasAddresses);

test.each(STREET_CITIES)(
  'every point of $name, and each of its events, stands on one of its streets @X-11',
  async (city) => {
    const archive = await open(`${city.slug}.pmtiles`);
    const events = RUSSIAN_EVENTS.filter((event) => event.city === city.slug);
    expect(events.length).toBeGreaterThan(0);
    const random = new SeededRandom(5);
    const order = { status: 'accepted', cities: [city.slug] } as const;
    const around = { organizationsOf: { RU: [1], KZ: [2], AR: [3] }, now: new Date(0), isCrowded: false };
    const points = Array.from({ length: 100 }, () => makePoint(random, order, around));
    const places = [
      ...city.streets,
      ...points.map(({ address, lng, lat }) => [address, lng, lat] as const),
      ...events.map(({ address, place }) => [address, ...place] as const),
    ];
    const [west, south, east, north] = archive.bounds;
    const wrong = [];
    for (const [address, lng, lat] of places) {
      const isWithin = lng > west && lng < east && lat > south && lat < north;
      const metres = await metresToStreet(archive, lng, lat);
      if (!isWithin || metres > 30) wrong.push([address, metres]);
    }
    expect(wrong).toEqual([]);
  },
);

test('an address stands once, and is one of its city', () => {
  for (const { slug, streets } of STREET_CITIES) {
    const addresses = streets.map(([address]) => address);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const event of RUSSIAN_EVENTS.filter(({ city }) => city === slug))
      expect(streets).toContainEqual([event.address, ...event.place]);
  }
});
