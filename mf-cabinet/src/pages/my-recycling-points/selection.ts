import { MOST_NAMED_REVIEWS } from '@ecocircle/shared-contracts/point-file';
import { createEvent, createStore } from 'effector';
import { $userId } from '../../account/index.ts';
import type { ListedPoint } from '../../points/index.ts';
import { list } from './model.ts';

/** Ids of the points that are chosen, from whatever pages of the list. */
export type Selection = ReadonlySet<string>;

export const selectionBegun = createEvent();
export const selectionEnded = createEvent();
export const pointToggled = createEvent<string>();
export const pointsAdded = createEvent<readonly string[]>();

/** Whether no more points can be chosen: so many are sent at once. */
export const isFull = (chosen: Selection): boolean => chosen.size >= MOST_NAMED_REVIEWS;

const withPoints = (chosen: Selection, ids: readonly string[]): Selection =>
  new Set([...new Set([...chosen, ...ids])].slice(0, MOST_NAMED_REVIEWS));

const toggled = (chosen: Selection, id: string): Selection =>
  chosen.has(id) ? new Set([...chosen].filter((one) => one !== id)) : withPoints(chosen, [id]);

/** Null while nobody chooses. */
export const $selection = createStore<Selection | null>(null, { serialize: 'ignore' })
  .on(selectionBegun, () => new Set<string>())
  .on(pointToggled, (chosen, id) => chosen && toggled(chosen, id))
  .on(pointsAdded, (chosen, ids) => chosen && withPoints(chosen, ids))
  .reset(selectionEnded, list.left, $userId);

/** What of a point may be sent for review: itself, or its revision; null where neither is a draft. */
export function draftOf({ status, openRevision }: Pick<ListedPoint, 'status' | 'openRevision'>) {
  if (status === 'draft') return 'point';
  return openRevision?.status === 'draft' ? 'revision' : null;
}

/** Whether a point lacks nothing before its review; what a revision lacks is said when it is sent. */
export const isReady = (point: Pick<ListedPoint, 'status' | 'openRevision' | 'lacks'>): boolean =>
  draftOf(point) === 'point' && point.lacks.length === 0;
