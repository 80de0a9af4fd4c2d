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
import { attach, combine, createEvent, createStore, sample } from 'effector';
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
export const decision = createAct(['claimed-by-other']);

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

const $shown = pointCase.$state.map((state) => (state.kind === 'ready' ? state.data : null));

/** The case as it was when a decision about it was begun; null until one is. */
const $read = createStore<PointCase | null>(null).reset(decision.left);
sample({ clock: begun, source: $shown, target: $read });

/** The newest that was done with the case while it was read, where that kept a decision from being made. */
export const $meanwhile = combine(
  $shown,
  $read,
  decision.$failure,
  (shown, read, failure): PointHistoryEntry | null => {
    const [newest] = shown?.history ?? [];
    return read && newest && failure === 'conflict' && newest.id !== read.history[0]?.id ? newest : null;
  },
);

/** What was decided on this page last. */
export const $made = createStore<Decision | null>(null).reset(decision.left, begun);
sample({ clock: decision.done, source: $begun, target: $made });

/** Why somebody is led from a revision, which is no longer there, to its public point. */
export type RevisionEnd = 'accepted' | 'overtaken';

/** The public point of a revision that is gone, and whether it was accepted here or ended by somebody else meanwhile. */
export const $goneInto = createStore<{ readonly id: string; readonly end: RevisionEnd } | null>(null).reset(
  pointCase.wanted,
  pointCase.left,
);

const claimFx = attach({
  source: $api,
  effect: (api, id: string) => api({ method: 'POST', path: `/points/${id}/claim/`, body: {} }),
});

// A case that was just decided here is read anew, and is free for others.
sample({
  clock: pointCase.wanted,
  source: $made,
  filter: (made, id) => made?.id !== id,
  fn: (_, id) => id,
  target: claimFx,
});
sample({ clock: pointCase.wanted, fn: () => null, target: dictionaries.wanted });

sample({
  clock: decision.done,
  source: { read: $read, made: $begun },
  filter: ({ read, made }) => made?.name === 'accept' && read?.point.revisionOf != null,
  fn: ({ read }) => ({ id: read?.point.revisionOf ?? '', end: 'accepted' as const }),
  target: $goneInto,
});
sample({
  clock: decision.ended,
  source: $goneInto,
  filter: (gone) => gone === null,
  fn: () => {},
  target: pointCase.refreshed,
});
sample({
  clock: pointCase.arrived,
  source: $read,
  filter: (read, { data }) => data === null && read?.point.revisionOf != null,
  fn: (read) => ({ id: read?.point.revisionOf ?? '', end: 'overtaken' as const }),
  target: $goneInto,
});
