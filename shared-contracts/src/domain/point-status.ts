/** The statuses of a recycling point with the server's name of each. */
export const POINT_STATUSES = {
  draft: 'draft',
  'on-review': 'oncheck',
  accepted: 'accepted',
  declined: 'declined',
  'temporarily-not-working': 'temporarily_not_working',
  closed: 'closed',
  'blocked-by-moderator': 'blocked_by_moderator',
} as const;

/** A status as the apps name it. */
export type PointStatus = keyof typeof POINT_STATUSES;

/** A status as the server names it. */
export type ServerPointStatus = (typeof POINT_STATUSES)[PointStatus];

/** The app's name of a server status. An unknown one counts as a draft, which gives nobody a right too many. */
export function toPointStatus(server: string): PointStatus {
  const found = Object.entries(POINT_STATUSES).find(([, name]) => name === server);
  return (found?.[0] as PointStatus | undefined) ?? 'draft';
}

/** A change from one status to another. */
export interface PointTransit {
  readonly from: PointStatus;
  readonly to: PointStatus;
  /** Whether the creator must give a reason, sent as `payload.comment`. */
  readonly commentRequired: boolean;
}

/** The six transits that a creator may ask for, by the names that the server takes. */
export const POINT_TRANSITS = {
  'facility#oncheck_to_draft': { from: 'on-review', to: 'draft', commentRequired: false },
  'facility#declined_to_draft': { from: 'declined', to: 'draft', commentRequired: false },
  'facility#draft_to_oncheck': { from: 'draft', to: 'on-review', commentRequired: false },
  'facility#accepted_to_temporarily_not_working': {
    from: 'accepted',
    to: 'temporarily-not-working',
    commentRequired: true,
  },
  'facility#accepted_to_closed': { from: 'accepted', to: 'closed', commentRequired: true },
  'facility#temporarily_not_working_to_accepted': {
    from: 'temporarily-not-working',
    to: 'accepted',
    commentRequired: false,
  },
} as const satisfies Record<string, PointTransit>;

/** The name of a transit that a creator may ask for. */
export type PointTransitName = keyof typeof POINT_TRANSITS;

/** What a creator may do with a point. */
export type PointRight =
  | 'convert-to-draft'
  | 'save-as-draft'
  | 'send-to-review'
  | 'close-temporarily'
  | 'close-permanently'
  | 'reopen'
  | 'edit'
  | 'delete';

/** The statuses in which each right holds for the point's creator. Sending for review also needs a complete point. */
export const POINT_RIGHTS: Readonly<Record<PointRight, readonly PointStatus[]>> = {
  'convert-to-draft': ['on-review'],
  'save-as-draft': ['draft', 'on-review'],
  'send-to-review': ['draft'],
  'close-temporarily': ['accepted'],
  'close-permanently': ['accepted'],
  reopen: ['temporarily-not-working'],
  edit: ['draft', 'declined'],
  delete: ['draft', 'on-review', 'declined'],
};

/** The right that each transit asks for. */
export const TRANSIT_RIGHTS = {
  'facility#oncheck_to_draft': 'convert-to-draft',
  'facility#declined_to_draft': 'edit',
  'facility#draft_to_oncheck': 'send-to-review',
  'facility#accepted_to_temporarily_not_working': 'close-temporarily',
  'facility#accepted_to_closed': 'close-permanently',
  'facility#temporarily_not_working_to_accepted': 'reopen',
} as const satisfies Record<PointTransitName, PointRight>;

/** The statuses in which a point is public: on the map, in the list and in the sitemap. */
export const PUBLIC_POINT_STATUSES = [
  'accepted',
  'temporarily-not-working',
] as const satisfies readonly PointStatus[];

/** The statuses in which a point is changed by a revision, which is reviewed while the point stays as it is. */
export const REVISABLE_POINT_STATUSES: readonly PointStatus[] = PUBLIC_POINT_STATUSES;

/**
 * The rights over a point.
 *
 * @param facts - `isCreator`: the person's organisation id equals the point's; `isComplete`: the point passes
 * every readiness rule
 */
export function pointRights(
  status: PointStatus,
  facts: { isCreator: boolean; isComplete: boolean },
): ReadonlySet<PointRight> {
  if (!facts.isCreator) return new Set();
  const rights = (Object.keys(POINT_RIGHTS) as PointRight[]).filter((right) =>
    POINT_RIGHTS[right].includes(status),
  );
  return new Set(rights.filter((right) => right !== 'send-to-review' || facts.isComplete));
}

/** Whether a point's status shows: always to its creator, to others only when it is not accepted. */
export function isStatusShown(status: PointStatus, isCreator: boolean): boolean {
  return isCreator || status !== 'accepted';
}
