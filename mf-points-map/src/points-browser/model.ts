import { createRequest, type ReadyState, type RequestState } from '@ecocircle/app-kit/request';
import {
  type ApiService,
  type Coordinates,
  type MapClusters,
  metresBetween,
} from '@ecocircle/shared-contracts';
import { combine, createEvent, createStore, sample, split } from 'effector';
import {
  type Box,
  type ClustersQuery,
  type DictionaryCache,
  type ListedPoints,
  NO_WISHES,
  openMark,
  type Place,
  type PointSummary,
  type PointsQuery,
  readClusters,
  readPoints,
} from '../points-data/index.ts';

/**
 * What the map shows at the moment. `box` is what can be seen of it, `paddedBox` a little more; `zoom` is the
 * server's, by tiles of 512 pixels.
 */
export interface MapView {
  readonly box: Box;
  readonly paddedBox: Box;
  readonly centre: Place;
  readonly zoom: number;
}

/** The filter as the server knows it. */
export type WantedPoints = Pick<PointsQuery, 'q' | 'wishes' | 'sort'>;

/** The list beside the map, as far as it was loaded. */
export interface PointList extends ListedPoints {
  /** What its last page was asked for by. */
  readonly query: PointsQuery;
}

/** The marks that the page came with. */
export interface FirstMarks {
  readonly query: ClustersQuery;
  /** Null: the API was preparing its map. */
  readonly data: MapClusters | null;
}

/** What the page knows when it opens. */
export interface Opening {
  readonly wanted: WantedPoints;
  /** The list that the page came with. */
  readonly list: PointList | null;
  /** The marks that the page came with. */
  readonly marks: FirstMarks | null;
  /** The page was kept for a while: its marks are shown and asked for anew. */
  readonly isAged: boolean;
  /** The map goes to what the list found, unless the address says where it is. */
  readonly goesToFound: boolean;
  /** A card hides the list. */
  readonly cardOpen: boolean;
}

/** What the requests need of the remote. */
export interface BrowserContext {
  readonly api: Pick<ApiService, 'request'>;
  readonly moment: () => Date;
  readonly dictionaries: DictionaryCache;
}

/** Milliseconds that the map must rest before its points are asked for. */
export const REST = 140;

const missingContext = (): never => {
  throw new Error('the model runs without the context of a remote');
};

/** Milliseconds until an API that prepares its map is asked again; the request client has waited for as long before. */
export const PREPARATION = 2000;

/** The remote started and its page was loaded. */
export const started = createEvent<BrowserContext>();

export const $context = createStore<BrowserContext>(
  {
    api: { request: missingContext },
    moment: missingContext,
    dictionaries: { get: missingContext, keep: missingContext },
  },
  { serialize: 'ignore' },
).on(started, (_, context) => context);

export const opened = createEvent<Opening>();
export const closed = createEvent();
export const filterChanged = createEvent<WantedPoints>();
export const viewChanged = createEvent<MapView>();
export const cardToggled = createEvent<boolean>();
export const moreWanted = createEvent();
export const retried = createEvent();
/** Where the visitor is, as far as distances can be counted from there; null: nobody knows. */
export const originChanged = createEvent<Coordinates | null>();
/** A point on the map has opened or closed: what is known of its hours ends here. */
export const marksOutdated = createEvent();

/** Whether the page is on the screen. */
export const $isOpen = createStore(false)
  .on(opened, () => true)
  .on(closed, () => false);

export const $wanted = createStore<WantedPoints>({ q: '', wishes: NO_WISHES, sort: 'open' })
  .on(opened, (_, { wanted }) => wanted)
  .on(filterChanged, (_, wanted) => wanted);

/** Who has moved less, in metres, finds the list in the same order. */
const LEAST_MOVE = 50;

/** Where the list is nearest to; null: to the middle of the map. */
const $origin = createStore<Coordinates | null>(null).on(originChanged, (known, told) =>
  known && told && metresBetween(known, told) < LEAST_MOVE ? known : told,
);

const viewSettled = createEvent<MapView>();
export const $view = createStore<MapView | null>(null)
  .on(viewSettled, (_, view) => view)
  .reset(opened);

/** Of views that follow each other quickly the last one counts. */
const rested = createRequest({
  source: $context,
  send: (_, view: MapView) => new Promise<MapView>((settle) => setTimeout(settle, REST, view)),
});

// One snapshot for both: the first view is taken at once, and by that alone it is no longer the first.
const viewCompared = sample({ clock: viewChanged, source: $view, fn: (known, view) => ({ known, view }) });
const { first, later } = split(viewCompared, {
  first: ({ known }) => known === null,
  later: ({ known }) => known !== null,
});
sample({ clock: first, fn: ({ view }) => view, target: viewSettled });
sample({ clock: later, fn: ({ view }) => view, target: rested.wanted });
sample({ clock: rested.arrived, fn: ({ data }) => data, target: viewSettled });

/** An older piece of the map stays where a newer one failed to load, or is being prepared. */
const clusters = createRequest({
  source: $context,
  send: ({ api }, query: ClustersQuery, signal) => readClusters(api, query, { signal }),
  keeps: () => true,
  merge: (shown, { data }) => data ?? shown?.data ?? null,
});
sample({ clock: opened, fn: () => null, target: rested.reset });
sample({
  clock: opened,
  fn: ({ marks: given }) => given && { params: given.query, data: given.data },
  target: clusters.reset,
});

const encloses = (outer: Box, inner: Box): boolean =>
  outer[0] <= inner[0] && outer[1] <= inner[1] && outer[2] >= inner[2] && outer[3] >= inner[3];

const isSameList = (shown: PointsQuery, wanted: PointsQuery): boolean =>
  shown.q === wanted.q &&
  shown.wishes === wanted.wishes &&
  shown.sort === wanted.sort &&
  shown.box === wanted.box;

const list = createRequest({
  source: $context,
  send: ({ api, moment }, query: PointsQuery, signal) => readPoints(api, query, moment, signal),
  keeps: isSameList,
  merge: (shown, { params, data }) => {
    const before = params.page === 1 || !shown ? [] : shown.data.points;
    const added = data.points.filter(({ id }) => !before.some((point) => point.id === id));
    return { ...data, points: [...before, ...added] };
  },
});
sample({
  clock: opened,
  fn: ({ list: given }) => given && { params: given.query, data: given },
  target: list.reset,
});

interface Moment {
  readonly view: MapView | null;
  readonly wanted: WantedPoints;
}

/** A moment at which the map has been seen. */
type SeenMoment = Moment & { readonly view: MapView };

/** The marks that the first view of the map may begin with, as they were asked for. */
const $firstMarks = createStore<ClustersQuery | null>(null).on(opened, (_, { marks, isAged }) =>
  marks?.data && !isAged ? marks.query : null,
);

interface MarksMoment extends Moment {
  readonly first: ClustersQuery | null;
}

const marksChecked = sample({
  clock: [viewSettled, filterChanged, retried, marksOutdated],
  source: { view: $view, wanted: $wanted, first: $firstMarks },
  filter: (moment: MarksMoment): moment is MarksMoment & SeenMoment =>
    moment.view !== null && moment.wanted.q === '',
});
sample({
  clock: marksChecked,
  filter: ({ first, view }) => !first || first.zoom !== view.zoom || !encloses(first.box, view.box),
  fn: ({ view, wanted }) => ({ box: view.paddedBox, zoom: view.zoom, wishes: wanted.wishes }),
  target: clusters.wanted,
});
$firstMarks.reset([marksChecked, filterChanged, retried, marksOutdated]);

interface ListMoment extends Moment {
  readonly origin: Coordinates | null;
}

const firstPage = ({ view, wanted: { q, wishes, sort }, origin }: ListMoment & SeenMoment): PointsQuery => ({
  q,
  wishes,
  sort,
  box: q === '' ? view.box : null,
  near: origin ? [origin.lng, origin.lat] : view.centre,
  page: 1,
});

const $cardOpen = createStore(false)
  .on(opened, (_, opening) => opening.cardOpen)
  .on(cardToggled, (_, isOpen) => isOpen);

/** What the list was last asked for; the first view of the map leaves the list that the page came with as it is. */
const $listed = createStore<ListMoment | null>(null)
  .on(opened, (_, opening) => opening.list && { view: null, wanted: opening.wanted, origin: null })
  .reset(retried);

interface Checked extends ListMoment {
  readonly listed: ListMoment | null;
  readonly cardOpen: boolean;
}

/** A search finds the same wherever the map is. */
const isDue = ({ listed, view, wanted, origin }: Checked): boolean =>
  listed?.wanted !== wanted ||
  listed.origin !== origin ||
  (wanted.q === '' && listed.view !== null && listed.view !== view);

const listChecked = sample({
  clock: [viewSettled, filterChanged, retried, cardToggled, $origin],
  source: { view: $view, wanted: $wanted, origin: $origin, listed: $listed, cardOpen: $cardOpen },
  filter: (checked: Checked): checked is Checked & SeenMoment => checked.view !== null && !checked.cardOpen,
});
sample({
  clock: listChecked,
  filter: isDue,
  fn: firstPage,
  target: list.wanted,
});
sample({
  clock: listChecked,
  fn: ({ view, wanted, origin }) => ({ view, wanted, origin }),
  target: $listed,
});

export const $listState = list.$state;

/** The list that was there before the one that is being asked for. */
export const $lastList = createStore<PointList | null>(null)
  .on(opened, (_, { list: given }) => given)
  .on(list.$state, (known, state) =>
    state.kind === 'ready' ? { ...state.data, query: state.params } : known,
  );

const choiceIn = ({ q, wishes, sort }: WantedPoints): string => JSON.stringify([q, wishes, sort]);

/** Whether that list was asked for by what is wanted now. */
export const $lastListFits = combine($lastList, $wanted, (last, wanted) =>
  Boolean(last && choiceIn(last.query) === choiceIn(wanted)),
);

/** Whether the list could not be had for lack of a line. */
export const $isLineLost = $listState.map((state) => state.kind === 'failed' && state.cause === 'offline');

/** When that list came, in milliseconds of the visitor's clock. */
export const $lastListAt = createStore(0);
sample({
  clock: $lastList,
  source: $context,
  fn: ({ moment }) => moment().valueOf(),
  target: $lastListAt,
});

/** Whether what is shown is to be replaced by the list of another choice or place; its next page is none. */
export const $listWaiting = combine(
  $listState,
  list.$wanted,
  (state, wanted) =>
    state.kind === 'pending' ||
    (state.kind === 'ready' && state.refreshing && wanted !== null && !isSameList(state.params, wanted)),
);

type ListState = RequestState<PointsQuery, ListedPoints>;
type RestingList = ReadyState<PointsQuery, ListedPoints>;

sample({
  clock: moreWanted,
  source: $listState,
  filter: (state: ListState): state is RestingList => state.kind === 'ready' && !state.refreshing,
  fn: ({ params }) => ({ ...params, page: params.page + 1 }),
  target: list.wanted,
});

/** Whether the API has just started and prepares its map: it is asked again after a while. */
export const $mapPreparing = createStore(false)
  .on(opened, (_, { marks }) => marks !== null && marks.data === null)
  .on(clusters.arrived, (_, { data }) => data === null);

const preparation = createRequest({
  source: $context,
  send: (_, pause: number) => new Promise<void>((settle) => setTimeout(settle, pause)),
});
sample({ clock: opened, fn: () => null, target: preparation.reset });
sample({
  clock: clusters.arrived,
  filter: ({ data }) => data === null,
  fn: () => PREPARATION,
  target: preparation.wanted,
});
sample({ clock: preparation.arrived, filter: $mapPreparing, target: clusters.refreshed });

/** Whether the last answer for the map was a failure. */
export const $mapFailed = clusters.$state.map(
  (state) => state.kind === 'failed' || (state.kind === 'ready' && state.stale !== null),
);

const $list = $listState.map((state) =>
  state.kind === 'ready' ? { ...state.data, query: state.params } : null,
);
const $clusters = clusters.$state.map((state) => (state.kind === 'ready' ? state.data : null));

/** What stands on the map. */
export type Marks = Pick<MapClusters, 'clusters' | 'points' | 'closed'>;

export const NO_MARKS: Marks = { clusters: [], points: [], closed: [] };

/** The marks of what a search found. */
export const marksOfFound = (points: readonly PointSummary[]): Marks => ({
  clusters: [],
  points: points.map(({ lng, lat, id, family, open, until }) => {
    return [lng, lat, id, family, openMark(open), until];
  }),
  closed: points.filter(({ closing }) => closing !== null).map(({ id }) => id),
});

/** The server's clusters while browsing, the found points while searching. */
export const $marks = combine($wanted, $clusters, $list, ({ q }, known, found): Marks => {
  if (q === '') return known ?? NO_MARKS;
  return found?.query.q === q ? marksOfFound(found.points) : NO_MARKS;
});

const inside = ([west, south, east, north]: Box, lng: number, lat: number): boolean =>
  lng >= west && lng <= east && lat >= south && lat <= north;

/** How many points can be seen on the map, or were found by the search; null while that is not known. */
export const $count = combine($wanted, $clusters, $list, $view, ({ q }, known, found, view) => {
  if (q !== '' || !known || !view) return found?.total ?? null;
  const seen = known.clusters.filter(([lng, lat]) => inside(view.box, lng, lat));
  const singles = known.points.filter(([lng, lat]) => inside(view.box, lng, lat));
  return seen.reduce((sum, [, , count]) => sum + count, singles.length);
});

/** What a search found first: the map goes there. */
export const $found = createStore<readonly PointSummary[] | null>(null)
  .on(opened, (_, { wanted, list: known, goesToFound }) =>
    wanted.q && goesToFound ? (known?.points ?? null) : null,
  )
  .on(list.arrived, (known, { params, data }) => (params.q && params.page === 1 ? data.points : known));
