import { type Locale, toRecyclingPoint } from '@ecocircle/shared-contracts';
import type { Box } from '../points-data/point-queries.ts';
import { firstBox, startViewIn } from '../points-data/start-view.ts';
import { ANEW, ask, askIfThere, toKeep } from './asking.ts';
import { doMeet } from './do-meet.ts';
import { pointsOf } from './gather-points.ts';
import { MOST_OF_PHOTOS, smallPhotosOf } from './kept-photos.ts';
import type { Draft, KeptSet, Mark } from './kept-sets.ts';
import { thingIndexUrls, wholeThingsUrl } from './kept-things.ts';
import { tilesOf } from './kept-tiles.ts';
import type { CityToKeep } from './messages.ts';
import { type File, type OwnBuild, pageDataOf, releaseFiles } from './release-files.ts';

/** Where the page and the points are in a set. */
export const PAGE = '/kept-page';
export const POINTS = '/kept-points.json';

const AT_ONCE = 6;

/** What the server says of the own map. */
const GROUND = '/basemap/info.json';

const dictionaries = (locale: Locale): string[] => [
  '/api/web/v1/dictionary/materials/',
  '/api/web/v1/dictionary/units/',
  ...thingIndexUrls(locale),
  wholeThingsUrl(locale),
];

/** What a set is gathered with. */
export interface Gathering extends OwnBuild {
  readonly city: CityToKeep;
  /** The address of the map. */
  readonly mapUrl: string;
  /** A whole set of before: what never changes is taken out of it. */
  readonly before: KeptSet | null;
  readonly onProgress: (share: number) => void;
}

/** The addresses of the own map's ground and names, in Leaflet's notation. */
interface Ground {
  readonly tiles: string;
  readonly labels: string;
  /** Where there may be streets. */
  readonly streets: readonly { readonly box: Box }[];
}

function tileUrls(box: Box, ground: Ground, language: string): File[] {
  const hasStreets = ground.streets.some((area) => doMeet(area.box, box));
  return tilesOf(box, hasStreets).flatMap(({ z, x, y }) =>
    ['light', 'dark'].flatMap((theme) =>
      [ground.tiles, ground.labels].map((template) => ({
        url: template
          .replace('{theme}', theme)
          .replace('{z}', `${z}`)
          .replace('{x}', `${x}`)
          .replace('{y}', `${y}`)
          .replace('{lang}', language),
      })),
    ),
  );
}

/** Does some work for each of many things, a few at a time. */
async function forEach<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = items.values();
  const worker = async (): Promise<void> => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** Puts answers into a draft, and counts their bytes. */
function fill(draft: Draft) {
  let bytes = 0;
  return {
    bytes: () => bytes,
    async put(url: string, given: Response): Promise<void> {
      const kept = await toKeep(given);
      await draft.put(url, kept.answer);
      bytes += kept.bytes;
    },
  };
}

/**
 * Puts all that the map of a city needs into a draft: the frame of the page and every file that it may ask for, of one
 * release, checked by their integrity; the points, and small photos of them; the dictionaries; the tiles. Returns what
 * the set says of itself.
 */
export async function gatherCity(draft: Draft, gathering: Gathering): Promise<Mark> {
  const { city, version, mapUrl, before, onProgress } = gathering;
  const { put, bytes } = fill(draft);
  const page = await ask(mapUrl, { ...ANEW, headers: { 'x-page-part': 'frame' }, redirect: 'error' });
  const html = await page.clone().text();
  const data = pageDataOf(html);
  const files = await releaseFiles(data, gathering);
  await put(PAGE, page);
  for (const url of dictionaries(data.locale)) await put(url, await ask(url, ANEW));
  const ground = await ask(GROUND, ANEW);
  const drawn = (await ground.clone().json()) as Ground;
  await put(GROUND, ground);
  const { points, box } = await pointsOf(firstBox(startViewIn({ ...city, country: '', spellings: [] })));
  await put(POINTS, Response.json(points));

  const [language = 'en'] = data.locale.split('-');
  const wanted: File[] = [...files, ...tileUrls(box, drawn, language)];
  const photos = smallPhotosOf(points.map(toRecyclingPoint));
  let done = 0;
  const note = (): void => {
    done += 1;
    onProgress(done / (wanted.length + photos.length));
  };
  await forEach(wanted, async ({ url, integrity }) => {
    await put(url, (await before?.cache.match(url)) ?? (await ask(url, integrity ? { integrity } : {})));
    note();
  });
  const enough = bytes() + MOST_OF_PHOTOS;
  await forEach(photos, async (url) => {
    const photo = bytes() < enough ? ((await before?.cache.match(url)) ?? (await askIfThere(url))) : null;
    if (photo) await put(url, photo);
    note();
  });
  return { city, version, now: data.now, bytes: bytes(), box, points: points.length, at: Date.now() };
}
