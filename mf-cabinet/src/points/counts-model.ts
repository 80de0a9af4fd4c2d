import type { RequestState } from '@ecocircle/app-kit/request';
import { createEvent, sample } from 'effector';
import { createAccountRequest } from '../cabinet/index.ts';
import { anyPointChanged } from './events.ts';
import { fetchCounts, type PointCounts } from './fetch-points.ts';

/** The counts by status; there is nothing to ask for them by. */
export type CountsState = RequestState<null, PointCounts>;

/** Counts that have been loaded, or have failed to load. */
export type SettledCounts = Extract<CountsState, { kind: 'ready' | 'failed' }>;

/** Whether the first answer has come, or failed to. */
export const isSettled = (state: CountsState): state is SettledCounts =>
  state.kind === 'ready' || state.kind === 'failed';

/** A page that shows fresh counts was opened. */
export const countsWanted = createEvent();
/** A page was opened that is content with counts loaded before. */
export const countsNeeded = createEvent();

const counts = createAccountRequest((api, _: null, signal) => fetchCounts(api, signal), anyPointChanged);

export const $counts = counts.$state;

sample({ clock: countsWanted, fn: () => null, target: counts.wanted });
sample({
  clock: countsNeeded,
  source: $counts,
  filter: ({ kind }) => kind === 'idle' || kind === 'failed',
  fn: () => null,
  target: counts.wanted,
});
