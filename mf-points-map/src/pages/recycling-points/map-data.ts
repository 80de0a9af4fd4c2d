import type { Dictionaries } from '@ecocircle/app-kit/point-card';
import {
  isApiError,
  type PageHead,
  type RecyclingPoint,
  readOne,
  type ShellServices,
  toRecyclingPoint,
} from '@ecocircle/shared-contracts';
import type { LoaderFunctionArgs } from '@ecocircle/shared-contracts/router';
import type { BasemapInfo } from '@ecocircle/ui-kit/map';
import { materialIds, type PointFilter, readFilter } from '../../filters/index.ts';
import { loadPointCard } from '../../point-card/index.ts';
import type { FirstMarks, PointList } from '../../points-browser/index.ts';
import {
  type DictionaryCache,
  FREE_SIZES,
  firstBox,
  fittedView,
  POINT_ZOOM,
  readClusters,
  readGround,
  readPoint,
  readPoints,
  readView,
  type StartView,
  startViewOf,
  toServerZoom,
  toSummary,
  usualBox,
} from '../../points-data/index.ts';

/** What the address names beside the map: nothing, a point, or one that is not public. */
export type CardData =
  | { readonly kind: 'none' }
  | { readonly kind: 'point'; readonly point: RecyclingPoint; readonly head: PageHead }
  /** One that is closed for good. */
  | { readonly kind: 'closed'; readonly point: RecyclingPoint }
  | { readonly kind: 'missing' };

/** What the page is painted with before its map can be moved, and what the map then begins with. */
export interface FirstView {
  /** Whether it came with the document, which may have been kept for a while. */
  readonly isOfDocument: boolean;
  readonly ground: BasemapInfo;
  /** Null: they could not be had, or a search is set, which shows what it found. */
  readonly marks: FirstMarks | null;
  /** Null: it could not be had, or a card hides it. */
  readonly list: PointList | null;
}

/** What the map's loader gives. */
export interface MapData {
  readonly start: StartView;
  /** Where it opens in a handheld's window to show what a search found; null: as in others. */
  readonly handheldStart: StartView | null;
  readonly dictionaries: Dictionaries;
  readonly card: CardData;
  /** Null while the map is open: it goes on by itself. */
  readonly first: FirstView | null;
}

/** What the page is asked for by. */
interface Asked {
  readonly filter: PointFilter;
  readonly dictionaries: Promise<Dictionaries>;
  readonly signal: AbortSignal;
}

async function readCard(
  services: ShellServices,
  id: string | undefined,
  { dictionaries, signal }: Pick<Asked, 'dictionaries' | 'signal'>,
): Promise<CardData> {
  if (id === undefined) return { kind: 'none' };
  try {
    const [point, { materials }, { pointHead }] = await Promise.all([
      readPoint(services.api, id, signal),
      dictionaries,
      loadPointCard(),
    ]);
    return { kind: 'point', point, head: pointHead(point, materials, services) };
  } catch (error) {
    if (isApiError(error) && error.status === 410)
      return { kind: 'closed', point: readOne(error.result, toRecyclingPoint) };
    if (isApiError(error) && error.status === 404) return { kind: 'missing' };
    throw error;
  }
}

/** Without a family to look up, nobody waits for the dictionaries. */
const wantedIn = async ({ filter: { materials }, dictionaries }: Asked): Promise<string[]> =>
  materials.length > 0 ? materialIds(materials, (await dictionaries).materials) : [];

async function readFirstList(
  { api, locale }: ShellServices,
  start: StartView,
  asked: Asked,
): Promise<PointList> {
  const { q } = asked.filter;
  const query = {
    q,
    materials: await wantedIn(asked),
    box: q ? null : usualBox(start),
    near: start.centre,
    page: 1,
  };
  const [{ entries, total }, { materials }] = await Promise.all([
    readPoints(api, query, asked.signal),
    asked.dictionaries,
  ]);
  return { points: entries.map((point) => toSummary(point, materials, locale.now)), total, query };
}

async function readFirstMarks(
  { api }: ShellServices,
  start: StartView,
  asked: Asked,
): Promise<FirstMarks | null> {
  if (asked.filter.q) return null;
  const query = {
    box: firstBox(start),
    zoom: toServerZoom(start.zoom),
    materials: await wantedIn(asked),
  };
  // The page does not wait for a second attempt: its map makes one.
  return { query, data: await readClusters(api, query, { signal: asked.signal, once: true }) };
}

const onServer = typeof document === 'undefined';

/** Reads the first view. What of it cannot be had is left to the map, which asks again. */
async function readFirstView(
  services: ShellServices,
  start: StartView,
  asked: Asked,
  { withList }: { readonly withList: boolean },
): Promise<FirstView> {
  const orNull = <Part>(part: Promise<Part>): Promise<Part | null> =>
    part.catch((error) => {
      if (!asked.signal.aborted) services.telemetry.error(error);
      return null;
    });
  const [ground, marks, list] = await Promise.all([
    readGround(services.api, asked.signal),
    orNull(readFirstMarks(services, start, asked)),
    withList ? orNull(readFirstList(services, start, asked)) : null,
  ]);
  return { isOfDocument: onServer, ground, marks, list };
}

const viewAt = ({ coords: { lng, lat } }: RecyclingPoint): StartView => ({
  centre: [lng, lat],
  zoom: POINT_ZOOM,
});

/** Where the map opens to show what a search found; null where nothing was. */
function startsAtFound({ list }: FirstView): Pick<MapData, 'start' | 'handheldStart'> | null {
  if (!list?.query.q || list.points.length === 0) return null;
  const found = list.points.map(({ lng, lat }) => [lng, lat] as const);
  return {
    start: fittedView(found, FREE_SIZES.wide),
    handheldStart: fittedView(found, FREE_SIZES.handheld),
  };
}

/** What the loader stands on. */
export interface MapLoaderOptions {
  readonly services: ShellServices;
  readonly dictionaries: DictionaryCache;
  /** Whether the page is open already: then its map goes on by itself, and only a card is asked for. */
  readonly isOpen: () => boolean;
}

/** Makes the map's loader. */
export function mapLoader({ services, dictionaries, isOpen }: MapLoaderOptions) {
  const usual = startViewOf(services.locale.locale);
  return async ({ params, request }: LoaderFunctionArgs): Promise<MapData> => {
    const search = new URL(request.url).searchParams;
    const known = dictionaries.get();
    const asked = { filter: readFilter(search), dictionaries: known, signal: request.signal };
    const isFirst = !isOpen();
    const unmoved = readView(search) ?? usual;
    const [words, card, early] = await Promise.all([
      known,
      readCard(services, params.id, asked),
      isFirst && params.id === undefined ? readFirstView(services, unmoved, asked, { withList: true }) : null,
    ]);
    const start = card.kind === 'point' || card.kind === 'closed' ? viewAt(card.point) : unmoved;
    const late = isFirst && !early;
    const withList = card.kind !== 'point';
    const first = late ? await readFirstView(services, start, asked, { withList }) : early;
    const isPlaced = card.kind === 'closed' || readView(search) !== null;
    const starts = (!isPlaced && first && startsAtFound(first)) || { start, handheldStart: null };
    return { ...starts, dictionaries: words, card, first };
  };
}
