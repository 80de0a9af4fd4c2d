import { isApiError } from '@ecocircle/shared-contracts';
import { attach, createEvent, createStore, sample } from 'effector';
import { $userId } from '../../account/index.ts';
import { $api } from '../../cabinet/api.ts';
import { fetchPoints, type PointListQuery, type PointPage, pointMoved } from '../../points/index.ts';

/** The list as the page shows it. A list that is being replaced stays until the next one is there. */
export type PointList =
  | { readonly kind: 'loading' }
  | ({ readonly kind: 'ready'; readonly query: PointListQuery } & PointPage)
  | { readonly kind: 'failed'; readonly cause: 'offline' | 'server' };

const LOADING: PointList = { kind: 'loading' };

/** The page's address names another list. */
export const listOpened = createEvent<PointListQuery>();
export const retryPressed = createEvent();

export const loadPointsFx = attach({
  source: $api,
  effect: (api, query: PointListQuery) => fetchPoints(api, query),
});

/** The list that the address names; null before the page was opened. */
export const $query = createStore<PointListQuery | null>(null)
  .on(listOpened, (_, query) => query)
  .reset($userId);

/** An answer that a later request overtook is dropped. */
const pageArrived = sample({
  clock: loadPointsFx.done,
  source: $query,
  filter: (query, { params }) => query === params,
  fn: (_, { params, result }): PointList => ({ kind: 'ready', query: params, ...result }),
});

const pageFailed = sample({
  clock: loadPointsFx.fail,
  source: $query,
  filter: (query, { params }) => query === params,
  fn: (_, { error }): PointList => ({
    kind: 'failed',
    cause: isApiError(error) && error.status === 0 ? 'offline' : 'server',
  }),
});

export const $list = createStore<PointList>(LOADING)
  .on([pageArrived, pageFailed], (_, list) => list)
  .on([listOpened, retryPressed], (list) => (list.kind === 'failed' ? LOADING : list))
  .reset($userId);

/** Whether what is shown is about to be replaced. */
export const $refreshing = loadPointsFx.pending;

const opened = sample({ clock: [listOpened, retryPressed, pointMoved], source: $query });

sample({ clock: opened, filter: (query) => query !== null, target: loadPointsFx });
