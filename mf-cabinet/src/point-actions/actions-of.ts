import { pointRights, REVISABLE_POINT_STATUSES, type RecyclingPoint } from '@ecocircle/shared-contracts';

/** What a creator can do with a point from the list, in the order of the menu. */
export const POINT_ACTIONS = ['edit', 'review', 'convert', 'close', 'reopen', 'delete'] as const;

/** Something that a creator can do with a point. */
export type PointAction = (typeof POINT_ACTIONS)[number];

/** What is known of a point when its actions are offered. */
export type ActedPoint = Pick<RecyclingPoint, 'id' | 'name' | 'status' | 'orgId' | 'openRevision'>;

/** Of a public point a revision is edited, while the point stays as it is. */
export const isRevised = ({ status }: Pick<ActedPoint, 'status'>): boolean =>
  REVISABLE_POINT_STATUSES.includes(status);

/**
 * The actions that a person has over a point. Whether a draft is complete the list does not know: sending it for review
 * says what is missing. A point on review is edited after it was turned into a draft.
 *
 * @param orgId - the person's organisation
 */
export function actionsOf(point: ActedPoint, orgId: string | null): readonly PointAction[] {
  const isCreator = orgId !== null && point.orgId === orgId;
  const rights = pointRights(point.status, { isCreator, isComplete: true });
  const has: Readonly<Record<PointAction, boolean>> = {
    edit: rights.has('edit') || rights.has('convert-to-draft') || (isCreator && isRevised(point)),
    review: rights.has('send-to-review'),
    convert: rights.has('convert-to-draft'),
    close: rights.has('close-temporarily') || rights.has('close-permanently'),
    reopen: rights.has('reopen'),
    delete: rights.has('delete'),
  };
  return POINT_ACTIONS.filter((action) => has[action]);
}
