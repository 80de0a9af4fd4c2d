import {
  type Answer,
  differenceOf,
  type PointChange,
  type PointHistoryEntry,
  type PointPhoto,
  type PointStatus,
  REPORT_KINDS,
  type RecyclingPoint,
  type ReportKind,
  readHistoryEntry,
  toPointDraft,
  toPointStatus,
  toRecyclingPoint,
} from '@ecocircle/shared-contracts';
import { attach, createEvent, createStore, sample } from 'effector';
import { type Act, createAct } from '../../acts/index.ts';
import { createKeyPages, createOneEntry } from '../../lists/index.ts';
import { $api } from '../../platform/api.ts';
import { dictionaries } from './names.ts';

/** A point in a list. */
interface ListedPoint {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly organization: string;
}

/** A case of the queue. */
export interface QueuedPoint extends ListedPoint {
  readonly sentAt: string;
  readonly isRevision: boolean;
}

/** A point that was searched for. */
export interface FoundPoint extends ListedPoint {
  readonly status: PointStatus;
  readonly updatedAt: string;
}

/** A point that stands so near that it may be the same. */
export interface Neighbour {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly status: PointStatus;
  readonly coords: RecyclingPoint['coords'];
  readonly metres: number;
}

/** What a visitor says is wrong with the point, and nobody has settled. */
export interface OpenReport {
  readonly id: string;
  readonly kind: ReportKind;
  /** May be empty. */
  readonly text: string;
  readonly sentAt: string;
}

/** What a revision changes of the point that is public now. */
export interface Revised {
  readonly changes: readonly PointChange[];
  /** The photos of the public version. */
  readonly photos: readonly PointPhoto[];
}

/** A point with all that a decision needs. */
export interface PointCase {
  readonly point: RecyclingPoint;
  /** Null where this is no revision. */
  readonly revised: Revised | null;
  readonly neighbours: readonly Neighbour[];
  readonly reports: readonly OpenReport[];
  readonly history: readonly PointHistoryEntry[];
  /** Who else looks at it. */
  readonly claimedBy: string | null;
  /** The case to look at next; null where nothing else waits. */
  readonly next: string | null;
}

const readListed = (entry: Answer): ListedPoint => ({
  id: entry.text('id'),
  name: entry.text('name'),
  address: entry.text('address'),
  city: entry.text('city'),
  organization: entry.text('organization'),
});

const readQueued = (entry: Answer): QueuedPoint => ({
  ...readListed(entry),
  sentAt: entry.moment('sent_at'),
  isRevision: entry.flag('is_revision'),
});

const readFound = (entry: Answer): FoundPoint => ({
  ...readListed(entry),
  status: toPointStatus(entry.text('status')),
  updatedAt: entry.moment('updated_at'),
});

const readNeighbour = (entry: Answer): Neighbour => ({
  id: entry.text('id'),
  name: entry.text('name'),
  address: entry.text('address'),
  status: toPointStatus(entry.text('status')),
  coords: { lng: entry.figure('lng'), lat: entry.figure('lat') },
  metres: entry.figure('metres'),
});

const readOpenReport = (entry: Answer): OpenReport => ({
  id: entry.text('id'),
  kind: entry.oneOf('kind', REPORT_KINDS),
  text: entry.text('text'),
  sentAt: entry.moment('sent_at'),
});

function readRevised(point: Answer, accepted: Answer): Revised {
  const before = toPointDraft(accepted);
  return { changes: differenceOf(before, toPointDraft(point)), photos: before.photos };
}

function readCase(entry: Answer): PointCase {
  const [point, accepted] = [entry.object('point'), entry.objectOrNull('accepted')];
  return {
    point: toRecyclingPoint(point),
    revised: accepted && readRevised(point, accepted),
    neighbours: entry.list('neighbours').map(readNeighbour),
    reports: entry.list('reports').map(readOpenReport),
    history: entry.list('history').map(readHistoryEntry),
    claimedBy: entry.textOrNull('claimed_by'),
    next: entry.textOrNull('next'),
  };
}

/** What is on review. */
export const queue = createKeyPages('/points/', readQueued);

/** All points, in every status. */
export const found = createKeyPages('/points/search/', readFound);

/** One case. */
export const pointCase = createOneEntry((id) => `/points/${id}/`, readCase);

/** What may be decided about a point, by the names of the calls. */
export type DecisionName = 'accept' | 'decline' | 'take-down' | 'release' | 'to-draft';

/** A decision about a point as it was shown. */
export interface Decision {
  readonly id: string;
  readonly version: number;
  readonly name: DecisionName;
  /** Where the decision needs one. */
  readonly reason?: string;
}

/** Accepting, declining, taking down, releasing, making a draft. */
export const decision = createAct();

/** Staff have pressed a button that decides. */
export const decided = createEvent<Decision>();

const toAct = ({ id, name, ...body }: Decision): Act => ({ path: `/points/${id}/${name}/`, body });

/** The decision that is on its way: what is pressed meanwhile is not sent. */
const begun = sample({
  clock: decided,
  source: decision.$pending,
  filter: (isPending) => !isPending,
  fn: (_, made) => made,
});
const $begun = createStore<Decision | null>(null).on(begun, (_, made) => made);
sample({ clock: begun, fn: toAct, target: decision.wanted });

/** What was decided on this page last. */
export const $made = createStore<Decision | null>(null).reset(decision.left, begun);
sample({ clock: decision.done, source: $begun, target: $made });

/** The public point that an accepted revision has gone into: the revision itself is no longer there. */
export const $acceptedInto = createStore<string | null>(null).reset(pointCase.wanted, pointCase.left);

const claimFx = attach({
  source: $api,
  effect: (api, id: string) => api({ method: 'POST', path: `/points/${id}/claim/`, body: {} }),
});

sample({ clock: pointCase.wanted, target: claimFx });
sample({ clock: pointCase.wanted, fn: () => null, target: dictionaries.wanted });
sample({
  clock: decision.done,
  source: { state: pointCase.$state, made: $begun },
  fn: ({ state, made }) =>
    state.kind === 'ready' && made?.name === 'accept' ? (state.data?.point.revisionOf ?? null) : null,
  target: $acceptedInto,
});
sample({
  clock: decision.ended,
  source: $acceptedInto,
  filter: (into) => into === null,
  fn: () => {},
  target: pointCase.refreshed,
});
