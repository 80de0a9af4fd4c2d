import { createRequest } from '@ecocircle/app-kit/request';
import { countPoints, type PointsQuery } from '../points-data/index.ts';
import { $context } from './model.ts';

/** How many points queries would find, asked for all at once. */
const loosening = createRequest({
  source: $context,
  send: ({ api }, queries: readonly PointsQuery[], signal) =>
    Promise.all(queries.map((query) => countPoints(api, query, signal))),
});

/** Nothing was found: how much would be, by each of these. */
export const countsWanted = loosening.wanted;

/** The counts, and what they were asked for by; null until they are there. */
export const $counts = loosening.$state.map((state) =>
  state.kind === 'ready' ? { queries: state.params, counts: state.data } : null,
);
