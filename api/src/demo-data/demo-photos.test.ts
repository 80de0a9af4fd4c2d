import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { CITIES } from './cities.ts';
import { makeEvents } from './make-events.ts';
import { makePoint } from './make-points.ts';
import { copyPhotos, PHOTO_FILES } from './photo-files.ts';
import { isAtHome, SCENE_PHOTOS, SCENES, type SceneId } from './scenes/catalogue.ts';
import { composeScene, type Scene } from './scenes/compose.ts';
import { SeededRandom } from './seeded-random.ts';

const NOW = new Date('2026-11-29T12:00:00.000Z');
const around = { organizationsOf: { RU: [1], KZ: [2], AR: [3] }, now: NOW, isCrowded: false };
const DRAW = 'draw them anew: npm run photos:draw, in api/';

const random = new SeededRandom(3);
const POINTS = Array.from({ length: 3000 }, () => makePoint(random, { status: 'accepted' }, around));
const countryOf = (name: string) => CITIES.find((city) => city.name === name)?.country ?? 'RU';

test('the files of the photos are those that the scenes draw', () => {
  const drawn = SCENE_PHOTOS.flatMap((row) => [basename(row.path), basename(row.thumbnail_path)]);
  expect([DRAW, readdirSync(PHOTO_FILES).sort()]).toEqual([DRAW, drawn.sort()]);
});

test('a file shows its scene', async () => {
  const [scene, row] = [SCENES[0] as Scene, SCENE_PHOTOS[0]];
  const raw = { width: 120, height: 80, fit: 'fill' } as const;
  const read = (input: string | Buffer) => sharp(input).flatten().resize(raw).raw().toBuffer();
  const kept = await read(join(PHOTO_FILES, basename(row?.path ?? '')));
  // A size in the same go would draw it in that size, with its lines as broad as ever.
  const drawn = await read(
    await sharp(Buffer.from(composeScene(scene)))
      .png()
      .toBuffer(),
  );
  const difference = kept.reduce((sum, value, index) => sum + Math.abs(value - (drawn[index] ?? 0)), 0);
  expect(difference / kept.length).toBeLessThan(4);
});

test('photos are small', () => {
  const sizeOf = (path: string) => statSync(join(PHOTO_FILES, basename(path))).size;
  for (const { path, thumbnail_path } of SCENE_PHOTOS) {
    expect([path, sizeOf(path) <= 60_000]).toEqual([path, true]);
    expect([path, sizeOf(thumbnail_path) <= 12_000]).toEqual([path, true]);
  }
});

test('what a media folder lacks is copied, what it has stays', () => {
  const media = mkdtempSync(join(tmpdir(), 'media-'));
  copyPhotos(media);
  const first = join(media, SCENE_PHOTOS[0]?.path ?? '');
  const { mtimeMs } = statSync(first);
  rmSync(join(media, SCENE_PHOTOS[1]?.path ?? ''));
  copyPhotos(media);
  expect(statSync(first).mtimeMs).toBe(mtimeMs);
  expect(readdirSync(join(media, 'scenes')).sort()).toEqual(readdirSync(PHOTO_FILES).sort());
  rmSync(media, { recursive: true });
});

test('scenes are all different and always the same', () => {
  const drawings = SCENES.map(composeScene);
  expect(new Set(drawings).size).toBe(SCENES.length);
  expect(SCENES.map(composeScene)).toEqual(drawings);
});

/** Greens, ambers and what has no colour: hues in degrees. */
function isOfThePalette(colour: string): boolean {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ];
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  if (most - least < 12) return true;
  const isGreen = green === most && blue >= red - 40;
  const isAmber = red === most && green >= blue && green > red / 2;
  return isGreen || isAmber;
}

test('scenes have the colours of the palette', () => {
  for (const scene of SCENES) {
    const svg = composeScene(scene);
    const colours = [...svg.matchAll(/#[0-9a-f]{6}/gi)].map(([colour]) => colour.toLowerCase());
    expect([scene.id, colours.filter((colour) => !isOfThePalette(colour))]).toEqual([scene.id, []]);
  }
});

/** What a picture shows without a doubt. */
const TELLING: Partial<Record<SceneId, readonly string[]>> = {
  'battery-box': ['batteries'],
  lamps: ['lamps'],
  medicines: ['medicines'],
  paints: ['paints'],
  tyres: ['tyres'],
  furniture: ['furniture'],
  wood: ['wood'],
  rubble: ['construction-waste'],
  appliances: ['large-appliances'],
  phones: ['phones-computers'],
  'small-appliances': ['small-appliances'],
  scrap: ['scrap-metal'],
  'car-batteries': ['car-batteries'],
  cans: ['aluminium-cans', 'tin-cans'],
  caps: ['bottle-caps'],
  toothbrushes: ['toothbrushes'],
  film: ['plastic-film'],
  oil: ['cooking-oil'],
  'courtyard-paper': ['paper'],
  'mountains-paper': ['paper'],
  'barrio-paper': ['paper'],
  cardboard: ['cardboard'],
  books: ['books'],
  'avenue-clothes': ['clothes'],
  'steppe-clothes': ['clothes'],
  'barrio-clothes': ['clothes'],
  shoes: ['shoes'],
  'courtyard-plastic': ['plastic-bottles'],
  'barrio-plastic': ['plastic-bottles'],
  'courtyard-bell': ['glass-bottles'],
  'barrio-bell': ['glass-bottles'],
  'avenue-glass': ['glass-bottles'],
  'steppe-glass': ['glass-bottles'],
  'glass-barrio': ['glass-bottles'],
  jars: ['glass-jars'],
  'courtyard-compost': ['food-waste', 'garden-waste'],
  'barrio-compost': ['food-waste', 'garden-waste'],
};

test('a point shows what it takes, in its own country', () => {
  for (const { name, city, photoIds, rates } of POINTS)
    for (const id of photoIds as SceneId[]) {
      const taken = rates.map(({ material_id }) => material_id);
      const shown = TELLING[id] ?? taken;
      expect([name, id, isAtHome(id, countryOf(city))]).toEqual([name, id, true]);
      expect([name, id, shown.some((material) => taken.includes(material as never))]).toEqual([
        name,
        id,
        true,
      ]);
    }
});

test('the first photo of a point shows what its icon says, where it takes that', () => {
  const papery: readonly SceneId[] = [
    'courtyard-paper',
    'mountains-paper',
    'barrio-paper',
    'cardboard',
    'books',
  ];
  const firsts = POINTS.filter(
    ({ icon_id, rates }) =>
      icon_id === 'paper' &&
      rates.some(({ material_id }) => ['paper', 'cardboard', 'books'].includes(material_id)),
  ).flatMap(({ photoIds }) => photoIds.slice(0, 1));
  expect(firsts.length).toBeGreaterThan(100);
  expect(firsts.filter((first) => !papery.includes(first as SceneId))).toEqual([]);
});

test('most points have a photo, of every kind in every country', () => {
  const without = POINTS.filter(({ photoIds }) => photoIds.length === 0);
  expect(without.length / POINTS.length).toBeLessThan(0.09);
  const kinds = (points: typeof POINTS) =>
    new Set(points.map(({ icon_id, country }) => `${icon_id} ${country}`));
  expect(kinds(POINTS.filter(({ photoIds }) => photoIds.length > 0))).toEqual(kinds(POINTS));
});

test('an event shows what it is, in its own country', () => {
  const shown = makeEvents(NOW, null).filter(({ photo_id }) => photo_id !== null);
  expect(shown.length).toBeGreaterThan(25);
  for (const { name, kind, city, photo_id } of shown) {
    const id = photo_id as SceneId;
    const [told] = id.split('-') as [string];
    expect([name, id, isAtHome(id, countryOf(city ?? ''))]).toEqual([name, id, true]);
    if (kind !== 'collection') expect([name, told]).toEqual([name, kind]);
    else
      expect([name, ['cleanup', 'planting', 'workshop', 'exchange'].includes(told)]).toEqual([name, false]);
  }
});
