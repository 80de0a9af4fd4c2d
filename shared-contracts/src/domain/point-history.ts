import { Answer } from '../api/answer.ts';
import type { PointChange } from './point-difference.ts';
import { type PointStatus, toPointStatus } from './point-status.ts';

/** Who changes a point: its organisation, a moderator, the portal itself, or a visitor. */
export const POINT_ACTORS = ['creator', 'staff', 'system', 'visitor'] as const;

/** Who changes a point. */
export type PointActorKind = (typeof POINT_ACTORS)[number];

/** What happens to a point. */
export const POINT_ACTIONS = [
  'created',
  'saved',
  'rates-saved',
  'imported',
  'sent-to-review',
  'converted-to-draft',
  'accepted',
  'declined',
  'closed-temporarily',
  'closed-permanently',
  'reopened',
  'taken-down',
  'released',
  'confirmed',
  'reported',
  'revision-begun',
  'revision-discarded',
  'revision-accepted',
  'revision-declined',
] as const;

/** What happened to a point. */
export type PointAction = (typeof POINT_ACTIONS)[number];

/** A change of a point: who, when, and what. */
export interface PointHistoryEntry {
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
  readonly actor: PointActorKind;
  /** Empty for moderators and for the portal itself. */
  readonly actorName: string;
  readonly action: PointAction;
  readonly from: PointStatus | null;
  readonly to: PointStatus | null;
  readonly reason: string | null;
  readonly difference: readonly PointChange[];
}

const readChange = (change: Answer): PointChange => ({
  field: change.text('field'),
  before: change.value('before'),
  after: change.value('after'),
});

const statusOf = (name: string | null): PointStatus | null => (name === null ? null : toPointStatus(name));

/** Reads a change of a point's history. */
export function readHistoryEntry(answer: unknown): PointHistoryEntry {
  const entry = Answer.of(answer);
  return {
    id: entry.text('id'),
    at: entry.moment('at'),
    actor: entry.oneOf('actor', POINT_ACTORS),
    actorName: entry.text('actor_name'),
    action: entry.oneOf('action', POINT_ACTIONS),
    from: statusOf(entry.textOrNull('from_status')),
    to: statusOf(entry.textOrNull('to_status')),
    reason: entry.textOrNull('reason'),
    difference: entry.list('difference').map(readChange),
  };
}
