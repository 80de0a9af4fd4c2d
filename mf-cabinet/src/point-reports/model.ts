import { createEvent, sample } from 'effector';
import { createAccountRequest } from '../cabinet/index.ts';
import { pointChanged } from '../points/index.ts';
import { fetchReports } from './fetch-reports.ts';

/** A page was opened that shows fresh reports. */
export const reportsWanted = createEvent();
/** A page was opened that is content with reports loaded before. */
export const reportsNeeded = createEvent();

const all = createAccountRequest(
  (api, _: null, signal: AbortSignal) => fetchReports(api, null, signal),
  pointChanged,
);

const $reports = all.$state;

sample({ clock: reportsWanted, fn: () => null, target: all.wanted });
sample({
  clock: reportsNeeded,
  source: $reports,
  filter: ({ kind }) => kind === 'idle' || kind === 'failed',
  fn: () => null,
  target: all.wanted,
});

/** How many open reports there are on own points; 0 as long as nobody knows. */
export const $reportCount = $reports.map((state) => (state.kind === 'ready' ? state.data.total : 0));

/** How many open reports there are by the ids of their points. */
export const $reportCounts = $reports.map((state): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  if (state.kind === 'ready')
    for (const { pointId } of state.data.entries) counts.set(pointId, (counts.get(pointId) ?? 0) + 1);
  return counts;
});

/** The open reports on the point that a page shows. */
export const ofPoint = createAccountRequest(fetchReports, pointChanged);
