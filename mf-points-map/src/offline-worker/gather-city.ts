import { type Locale, pageDataIn, toRecyclingPoint } from '@ecocircle/shared-contracts';
import type { Box } from '../points-data/point-queries.ts';
import { firstBox, startViewIn } from '../points-data/start-view.ts';
import { ANEW, Asking, toKeep } from './asking.ts';
import { doMeet } from './do-meet.ts';
import { pointsOf } from './gather-points.ts';
import { MOST_OF_PHOTOS, smallPhotosOf } from './kept-photos.ts';
import type { Draft, KeptSet, Mark } from './kept-sets.ts';
import { addressesOf, type TileAddresses } from './kept-sheets.ts';
import { thingIndexUrls, wholeThingsUrl } from './kept-things.ts';
import { sheetsOf } from './kept-tiles.ts';
import type { CityToKeep } from './messages.ts';
import { type File, type OwnBuild, releaseFiles } from './release-files.ts';

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
  /** Stops it. */
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

/** What the server says of the own map. */
interface Ground extends TileAddresses {
  /** Where there may be streets. */
  readonly streets: readonly { readonly box: Box }[];
}

/** Does some work for each of many things, a few at a time; what fails once, or is stopped, is not begun any more. */
async function forEach<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = [...items];
  const worker = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined; item = left.shift())
      await work(item).catch((error) => {
        left.length = 0;
        throw error;
      });
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

/** How much is there of what is wanted. */
function countTo(all: number, onProgress: Gathering['onProgress']): () => void {
  let done = 0;
  return () => {
    done += 1;
    onProgress(done / all);
  };
}

/**
 * Puts all that the map of a city needs into a draft: the frame of the page and every file that it may ask for, of one
 * release, checked by their integrity; the points, and small photos of them; the dictionaries; the tiles, many in one
 * drawing. Returns what the set says of itself.
 */
export async function gatherCity(draft: Draft, gathering: Gathering): Promise<Mark> {
  const { city, version, mapUrl, before, signal, onProgress } = gathering;
  const { put, bytes } = fill(draft);
  const asking = new Asking(signal);
  const page = await asking.ask(mapUrl, { ...ANEW, headers: { 'x-page-part': 'frame' }, redirect: 'error' });
  const html = await page.clone().text();
  const data = pageDataIn(html);
  const files = await releaseFiles(asking, data, gathering);
  await put(PAGE, page);
  for (const url of dictionaries(data.locale)) await put(url, await asking.ask(url, ANEW));
  const ground = await asking.ask(GROUND, ANEW);
  const { tiles, labels, streets } = (await ground.clone().json()) as Ground;
  await put(GROUND, ground);
  const { points, box } = await pointsOf(
    asking,
    firstBox(startViewIn({ ...city, country: '', spellings: [] })),
  );
  await put(POINTS, Response.json(points));

  const [language = 'en'] = data.locale.split('-');
  const addresses = { tiles, labels: labels.replace('{lang}', language) };
  const hasStreets = streets.some((area) => doMeet(area.box, box));
  const sheets = sheetsOf(box, hasStreets).flatMap((sheet) => addressesOf(sheet, addresses));
  const wanted: File[] = [...files, ...sheets.map((url) => ({ url }))];
  const photos = smallPhotosOf(points.map(toRecyclingPoint));
  const note = countTo(wanted.length + photos.length, onProgress);
  await forEach(wanted, async ({ url, integrity }) => {
    await put(
      url,
      (await before?.cache.match(url)) ?? (await asking.ask(url, integrity ? { integrity } : {})),
    );
    note();
  });
  const enough = bytes() + MOST_OF_PHOTOS;
  await forEach(photos, async (url) => {
    const photo =
      bytes() < enough ? ((await before?.cache.match(url)) ?? (await asking.askIfThere(url))) : null;
    if (photo) await put(url, photo);
    note();
  });
  return {
    city,
    version,
    now: data.now,
    bytes: bytes(),
    box,
    addresses,
    points: points.length,
    at: Date.now(),
  };
}
