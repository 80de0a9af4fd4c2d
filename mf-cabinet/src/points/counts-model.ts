import { attach, createEvent, createStore, sample } from 'effector';
import { $userId } from '../account/index.ts';
import { $api } from '../cabinet/api.ts';
import { pointMoved } from './events.ts';
import { fetchCounts, type PointCounts } from './fetch-points.ts';

/** The counts by status: being loaded, known, or not to be had. */
export type CountsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly counts: PointCounts }
  | { readonly kind: 'failed' };

const LOADING: CountsState = { kind: 'loading' };

/** A page that shows fresh counts was opened. */
export const countsWanted = createEvent();
/** A page was opened that is content with counts loaded before. */
export const countsNeeded = createEvent();

export const loadCountsFx = attach({ source: $api, effect: (api) => fetchCounts(api) });

export const $counts = createStore<CountsState>(LOADING)
  .on(loadCountsFx, (state) => (state.kind === 'failed' ? LOADING : state))
  .on(loadCountsFx.doneData, (_, counts) => ({ kind: 'ready', counts }))
  .on(loadCountsFx.fail, (state) => (state.kind === 'ready' ? state : { kind: 'failed' }))
  .reset($userId);

sample({ clock: countsWanted, target: loadCountsFx });
sample({
  clock: countsNeeded,
  source: $counts,
  filter: ({ kind }) => kind !== 'ready',
  target: loadCountsFx,
});
sample({ clock: pointMoved, target: loadCountsFx });
