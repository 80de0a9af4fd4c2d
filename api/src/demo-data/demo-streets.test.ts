import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { roadNames, tileContent } from '../../test/tile-content.ts';
import { openArchive } from '../basemap/sources/archive-reader.ts';
import { diskRanges } from '../basemap/sources/disk-ranges.ts';
import { CITIES } from './cities.ts';
import { DEMO_STREETS } from './demo-streets.ts';
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

test('points and an event of Saint Petersburg stand where the archive has streets', async () => {
  const [west, south, east, north] = (await open('saint-petersburg.pmtiles')).bounds;
  const isWithin = (lng: number, lat: number): boolean =>
    lng > west && lng < east && lat > south && lat < north;
  const streets = CITIES.find(({ slug }) => slug === 'saint-petersburg')?.streets ?? [];
  expect(streets.filter(([, lng, lat]) => isWithin(lng, lat)).map(([name]) => name)).toEqual([
    'Лесной проспект',
    'Политехническая улица',
  ]);
  expect(RUSSIAN_EVENTS.filter(({ place: [lng, lat] }) => isWithin(lng, lat))).toHaveLength(1);
});
