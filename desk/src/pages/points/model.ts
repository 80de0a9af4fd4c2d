import {
  type Answer,
  differenceOf,
  type PointChange,
  type PointHistoryEntry,
  type PointStatus,
  type RecyclingPoint,
  readHistoryEntry,
  toPointDraft,
  toPointStatus,
  toRecyclingPoint,
} from '@ecocircle/shared-contracts';
import { attach, createStore, sample } from 'effector';
import { createAct } from '../../acts/index.ts';
import { createKeyPages, createOneEntry } from '../../lists/index.ts';
import { $api } from '../../platform/api.ts';

/** A case of the queue. */
export interface QueuedPoint {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly organization: string;
  readonly sentAt: string;
  readonly isRevision: boolean;
}

/** A point that stands so near that it may be the same. */
export interface Neighbour {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly status: PointStatus;
  readonly metres: number;
}

/** A point with all that a decision needs. */
export interface PointCase {
  readonly point: RecyclingPoint;
  /** What a revision changes of the point that is public now; null where this is no revision. */
  readonly difference: readonly PointChange[] | null;
  readonly neighbours: readonly Neighbour[];
  readonly history: readonly PointHistoryEntry[];
  /** Who else looks at it. */
  readonly claimedBy: string | null;
}

const readQueued = (entry: Answer): QueuedPoint => ({
  id: entry.text('id'),
  name: entry.text('name'),
  address: entry.text('address'),
  city: entry.text('city'),
  organization: entry.text('organization'),
  sentAt: entry.moment('sent_at'),
  isRevision: entry.flag('is_revision'),
});

const readNeighbour = (entry: Answer): Neighbour => ({
  id: entry.text('id'),
  name: entry.text('name'),
  address: entry.text('address'),
  status: toPointStatus(entry.text('status')),
  metres: entry.figure('metres'),
});

function readCase(entry: Answer): PointCase {
  const [point, accepted] = [entry.object('point'), entry.objectOrNull('accepted')];
  return {
    point: toRecyclingPoint(point),
    difference: accepted === null ? null : differenceOf(toPointDraft(accepted), toPointDraft(point)),
    neighbours: entry.list('neighbours').map(readNeighbour),
    history: entry.list('history').map(readHistoryEntry),
    claimedBy: entry.textOrNull('claimed_by'),
  };
}

/** What is on review. */
export const queue = createKeyPages('/points/', readQueued);

/** One case. */
export const pointCase = createOneEntry((id) => `/points/${id}/`, readCase);

/** Accepting, declining, taking down, releasing. */
export const decision = createAct();

const claimFx = attach({
  source: $api,
  effect: (api, id: string) => api({ method: 'POST', path: `/points/${id}/claim/`, body: {} }),
});

/** The public point that an accepted revision has gone into: the revision itself is no longer there. */
export const $acceptedInto = createStore<string | null>(null).reset(pointCase.wanted, pointCase.left);

sample({ clock: pointCase.wanted, target: claimFx });
sample({
  clock: decision.done,
  source: pointCase.$state,
  filter: (_, { params: { path } }) => path.endsWith('/accept/'),
  fn: (state) => (state.kind === 'ready' ? state.data.point.revisionOf : null),
  target: $acceptedInto,
});
sample({
  clock: decision.ended,
  source: $acceptedInto,
  filter: (into) => into === null,
  fn: () => {},
  target: pointCase.refreshed,
});
