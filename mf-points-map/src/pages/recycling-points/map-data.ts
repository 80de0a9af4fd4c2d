import type { Dictionaries } from '@ecocircle/app-kit/point-card';
import {
  isApiError,
  type RecyclingPoint,
  readOne,
  type ShellServices,
  toRecyclingPoint,
} from '@ecocircle/shared-contracts';
import type { LoaderFunctionArgs } from '@ecocircle/shared-contracts/router';
import { materialIds, type PointFilter, readFilter } from '../../filters/index.ts';
import type { PointList } from '../../points-browser/index.ts';
import {
  type DictionaryCache,
  POINT_ZOOM,
  readPoint,
  readPoints,
  type StartView,
  startViewOf,
  toSummary,
  usualBox,
} from '../../points-data/index.ts';

/** What the address names beside the map: nothing, a point, or one that is not public. */
export type CardData =
  | { readonly kind: 'none' }
  | { readonly kind: 'point'; readonly point: RecyclingPoint }
  /** One that is closed for good. */
  | { readonly kind: 'closed'; readonly point: RecyclingPoint }
  | { readonly kind: 'missing' };

/** What the map's loader gives. */
export interface MapData {
  readonly start: StartView;
  readonly dictionaries: Dictionaries;
  readonly card: CardData;
  /** Only from the server: in the browser the list follows the map. */
  readonly list: PointList | null;
}

async function readCard(
  { api }: ShellServices,
  id: string | undefined,
  signal: AbortSignal,
): Promise<CardData> {
  if (id === undefined) return { kind: 'none' };
  try {
    return { kind: 'point', point: await readPoint(api, id, signal) };
  } catch (error) {
    if (isApiError(error) && error.status === 410)
      return { kind: 'closed', point: readOne(error.result, toRecyclingPoint) };
    if (isApiError(error) && error.status === 404) return { kind: 'missing' };
    throw error;
  }
}

async function readFirstList(
  { api, locale }: ShellServices,
  start: StartView,
  filter: PointFilter,
  dictionaries: Promise<Dictionaries>,
): Promise<PointList> {
  // Without a family to look up, the list does not wait for the dictionaries.
  const wanted =
    filter.materials.length > 0 ? materialIds(filter.materials, (await dictionaries).materials) : [];
  const query = {
    q: filter.q,
    materials: wanted,
    box: filter.q ? null : usualBox(start),
    near: start.centre,
    page: 1,
  };
  const [{ entries, total }, { materials }] = await Promise.all([readPoints(api, query), dictionaries]);
  return { points: entries.map((point) => toSummary(point, materials, locale.now)), total, query };
}

/** The page is kept although the list could not be loaded: the browser asks again. */
const orNull = (list: Promise<PointList>, { telemetry }: ShellServices): Promise<PointList | null> =>
  list.catch((error) => {
    telemetry.error(error);
    return null;
  });

const viewAt = ({ coords: { lng, lat } }: RecyclingPoint): StartView => ({
  centre: [lng, lat],
  zoom: POINT_ZOOM,
});

/** Makes the map's loader. */
export function mapLoader(services: ShellServices, dictionaries: DictionaryCache) {
  const usual = startViewOf(services.locale.locale);
  const onServer = typeof document === 'undefined';
  return async ({ params, request }: LoaderFunctionArgs): Promise<MapData> => {
    const filter = readFilter(new URL(request.url).searchParams);
    const known = dictionaries.get();
    const needsList = onServer && params.id === undefined;
    const firstList = (start: StartView) => orNull(readFirstList(services, start, filter, known), services);
    const [words, card, early] = await Promise.all([
      known,
      readCard(services, params.id, request.signal),
      needsList ? firstList(usual) : null,
    ]);
    const start = card.kind === 'point' || card.kind === 'closed' ? viewAt(card.point) : usual;
    if (card.kind === 'point') return { start, dictionaries: words, card, list: null };
    const list = onServer && card.kind !== 'none' ? await firstList(start) : early;
    return { start, dictionaries: words, card, list };
  };
}
