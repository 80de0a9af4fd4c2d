import { createEvent, sample } from 'effector';
import { createAccountRequest } from '../cabinet/index.ts';
import { pointChanged } from '../points/index.ts';
import { fetchReportCounts, fetchReports } from './fetch-reports.ts';

/** A page was opened that shows fresh counts of reports. */
export const reportsWanted = createEvent();
/** A page was opened that is content with counts loaded before. */
export const reportsNeeded = createEvent();

const counts = createAccountRequest(fetchReportCounts, pointChanged);

sample({ clock: reportsWanted, fn: () => null, target: counts.wanted });
sample({
  clock: reportsNeeded,
  source: counts.$state,
  filter: ({ kind }) => kind === 'idle' || kind === 'failed',
  fn: () => null,
  target: counts.wanted,
});

const NONE: ReadonlyMap<string, number> = new Map();

/** How many open reports there are by the ids of their points; none as long as nobody knows. */
export const $reportCounts = counts.$state.map((state) => (state.kind === 'ready' ? state.data : NONE));

/** How many open reports there are on own points. */
export const $reportCount = $reportCounts.map((byPoint) =>
  [...byPoint.values()].reduce((sum, count) => sum + count, 0),
);

/** The open reports on the point that a page shows. */
export const ofPoint = createAccountRequest(fetchReports, pointChanged);
