import type { Dictionaries } from '@ecocircle/app-kit/point-card';
import { clockOf } from '@ecocircle/app-kit/remote';
import {
  isApiError,
  type PageHead,
  type PlaceCity,
  type RecyclingPoint,
  type ShellServices,
  type Thing,
} from '@ecocircle/shared-contracts';
import { type LoaderFunctionArgs, redirect } from '@ecocircle/shared-contracts/router';
import type { BasemapInfo } from '@ecocircle/ui-kit/map';
import { loadAnswer, type ThingAnswer } from '../../answer/index.ts';
import { known, LONGEST_SEARCH, type PointFilter, readFilter, toWishes } from '../../filters/index.ts';
import { type OddPart, oddParts } from '../../filters/odd-parts.ts';
import { loadPointCard } from '../../point-card/index.ts';
import type { FirstMarks, PointList, WantedPoints } from '../../points-browser/index.ts';
import {
  type DictionaryCache,
  FREE_SIZES,
  firstBox,
  fittedView,
  isForWantOfLine,
  loadReading,
  type MarkedPoint,
  POINT_ZOOM,
  readClosed,
  readClusters,
  readGround,
  readPoint,
  readPoints,
  readThing,
  readView,
  type StartView,
  startViewIn,
  toServerZoom,
  usualBox,
} from '../../points-data/index.ts';
import { loadReportForm, wantsReport } from '../../report-form/index.ts';
import { MAP_PATH } from './map-path.ts';

/** What the address names beside the map: nothing, a point, or one that is not public. */
export type CardData =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'point';
      readonly point: RecyclingPoint;
      /** As the map draws it. */
      readonly marked: MarkedPoint;
      readonly head: PageHead;
    }
  /** One that is closed for good. */
  | { readonly kind: 'closed'; readonly point: RecyclingPoint }
  | { readonly kind: 'missing' }
  /** Nobody can say without a line. */
  | { readonly kind: 'unreachable' };

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

/** What of an address means nothing to the map. */
export interface OddAddress {
  /** The query that it is said of. */
  readonly search: string;
  readonly parts: readonly OddPart[];
  /** The city that the map opens in; null where it opens at what was found. */
  readonly city: string | null;
}

/** What the map's loader gives. */
export interface MapData {
  readonly start: StartView;
  /** Where it opens in a narrow window to show what a search found; null: as in others. */
  readonly narrowStart: StartView | null;
  readonly dictionaries: Dictionaries;
  readonly card: CardData;
  /** What the asked thing is, and where it goes best; null where no thing is asked for. */
  readonly answer: ThingAnswer | null;
  /** Null where all of the address was understood. */
  readonly odd: OddAddress | null;
  /** Null while the map is open: it goes on by itself. */
  readonly first: FirstView | null;
}

const onServer = typeof document === 'undefined';

/** What the page is asked for by. */
interface Asked {
  readonly filter: PointFilter;
  readonly thing: Thing | null;
  readonly dictionaries: Promise<Dictionaries>;
  readonly signal: AbortSignal;
  /** The form of a report comes with the card. */
  readonly asksReport: boolean;
}

async function readCard(
  services: ShellServices,
  id: string | undefined,
  { dictionaries, signal, asksReport }: Pick<Asked, 'dictionaries' | 'signal' | 'asksReport'>,
): Promise<CardData> {
  if (id === undefined) return { kind: 'none' };
  try {
    const [point, { materials }, { pointHead }, { toMarked }] = await Promise.all([
      readPoint(services.api, id, signal),
      dictionaries,
      loadPointCard(),
      loadReading(),
      asksReport ? loadReportForm() : null,
    ]);
    // What the document holds stands as it did when it was rendered, so that hydration finds the same.
    const now = onServer ? services.locale.now : clockOf(services)();
    return {
      kind: 'point',
      point,
      marked: toMarked(point, now),
      head: pointHead(point, materials, services),
    };
  } catch (error) {
    if (isApiError(error) && error.status === 410) return { kind: 'closed', point: await readClosed(error) };
    if (isApiError(error) && error.status === 404) return { kind: 'missing' };
    if (!onServer && !signal.aborted && (await isForWantOfLine(error))) return { kind: 'unreachable' };
    throw error;
  }
}

/** Without a family to look up, nobody waits for the dictionaries. */
const wantedIn = async (
  { locale }: Pick<ShellServices, 'locale'>,
  { filter, thing, dictionaries }: Asked,
): Promise<WantedPoints> => {
  const materials = filter.materials.length > 0 ? (await dictionaries).materials : [];
  const understood = known(filter, materials, thing);
  const { q, sort } = understood;
  return { q, sort, wishes: toWishes(understood, { materials, thing, about: locale }) };
};

async function readFirstList(services: ShellServices, start: StartView, asked: Asked): Promise<PointList> {
  const { api, locale } = services;
  const wanted = await wantedIn(services, asked);
  const query = {
    ...wanted,
    box: wanted.q ? null : usualBox(start),
    near: start.centre,
    page: 1,
  };
  return { ...(await readPoints(api, query, () => locale.now, asked.signal)), query };
}

async function readFirstMarks(
  services: ShellServices,
  start: StartView,
  asked: Asked,
): Promise<FirstMarks | null> {
  if (asked.filter.q) return null;
  const query = {
    box: firstBox(start),
    zoom: toServerZoom(start.zoom),
    wishes: (await wantedIn(services, asked)).wishes,
  };
  // The page does not wait for a second attempt: its map makes one.
  return { query, data: await readClusters(services.api, query, { signal: asked.signal, once: true }) };
}

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
function startsAtFound({ list }: FirstView): Pick<MapData, 'start' | 'narrowStart'> | null {
  if (!list?.query.q || list.points.length === 0) return null;
  const found = list.points.map(({ lng, lat }) => [lng, lat] as const);
  return {
    start: fittedView(found, FREE_SIZES.wide),
    narrowStart: fittedView(found, FREE_SIZES.narrow),
  };
}

/**
 * The thing that the address asks for. A form without JavaScript sends words: the address becomes that of the thing
 * that is meant, or else of a search for the words.
 */
async function askedThing(
  services: ShellServices,
  filter: PointFilter,
  { params, request }: Pick<LoaderFunctionArgs, 'params' | 'request'>,
): Promise<Thing | null> {
  if (!filter.thing) return null;
  const [thing] = await Promise.all([readThing(services, filter.thing, request.signal), loadAnswer()]);
  if (thing && thing.id === filter.thing) return thing;
  // What words are looked for stands beside it: the page says that nobody knows the thing.
  if (!thing && filter.q) return null;
  const { searchParams } = new URL(request.url);
  const words = searchParams.get('thing')?.trim() ?? '';
  searchParams.delete('thing');
  if (thing) searchParams.set('thing', thing.id);
  // Of a search that is too long one letter too many is left: the page says that it was cut.
  else searchParams.set('q', words.slice(0, LONGEST_SEARCH + 1));
  const path = params.id === undefined ? MAP_PATH : `${MAP_PATH}/${encodeURIComponent(params.id)}`;
  throw redirect(`${path}?${searchParams}`);
}

async function answerFor(
  services: ShellServices,
  thing: Thing,
  centre: StartView['centre'],
  asked: Asked,
): Promise<ThingAnswer> {
  const [{ readAnswer }, { wishes }] = await Promise.all([loadAnswer(), wantedIn(services, asked)]);
  return readAnswer(services, thing, { centre, wishes }, asked.signal);
}

/** What of the address was left out; null where nothing was. */
function oddIn(
  search: URLSearchParams,
  { filter, thing }: Asked,
  {
    card,
    dictionaries: { materials },
    start,
    city,
  }: Pick<MapData, 'card' | 'dictionaries' | 'start'> & { city: PlaceCity },
): OddAddress | null {
  const understood = known(filter, materials, thing);
  const isPlaced = readView(search) !== null || card.kind === 'point' || card.kind === 'closed';
  const parts = oddParts(search, { filter: understood, materials, isPlaced });
  if (parts.length === 0) return null;
  const isThere = start.centre[0] === city.lng && start.centre[1] === city.lat;
  return { search: search.toString(), parts, city: isThere ? city.name : null };
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
  return async ({ params, request }: LoaderFunctionArgs): Promise<MapData> => {
    const search = new URL(request.url).searchParams;
    const known = dictionaries.get();
    // They may fail before they are waited for, or while the address leads elsewhere: on a server that would be its end.
    known.catch(() => undefined);
    const asksReport = wantsReport(search);
    const filter = readFilter(search);
    const thing = await askedThing(services, filter, { params, request });
    const asked = { filter, thing, dictionaries: known, signal: request.signal, asksReport };
    const isFirst = !isOpen();
    const { city } = services.location.get();
    const unmoved = readView(search) ?? startViewIn(city);
    const [words, answer, card, early] = await Promise.all([
      known,
      thing && answerFor(services, thing, unmoved.centre, asked),
      readCard(services, params.id, asked),
      isFirst && params.id === undefined ? readFirstView(services, unmoved, asked, { withList: true }) : null,
    ]);
    const start = card.kind === 'point' || card.kind === 'closed' ? viewAt(card.point) : unmoved;
    const late = isFirst && !early;
    const withList = card.kind !== 'point';
    const first = late ? await readFirstView(services, start, asked, { withList }) : early;
    const isPlaced = card.kind === 'closed' || readView(search) !== null;
    const starts = (!isPlaced && first && startsAtFound(first)) || { start, narrowStart: null };
    const odd = oddIn(search, asked, { card, dictionaries: words, start: starts.start, city });
    return { ...starts, dictionaries: words, answer, card, odd, first };
  };
}
