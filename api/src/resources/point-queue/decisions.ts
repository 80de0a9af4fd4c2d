import type { Account } from '../../sessions/account.ts';
import {
  acceptPoint,
  convertPointToDraft,
  declinePoint,
  type PointDecisionContext,
  releasePoint,
  takeDownPoint,
} from '../recycling-points/point-decisions.ts';
import type { PointActor } from '../recycling-points/point-history.ts';
import { versionConflict } from '../recycling-points/point-refusals.ts';
import { presentPoint } from '../recycling-points/save-point.ts';
import { dropClaim, expectNoClaimOfOthers } from './claims.ts';

/** A member of staff at work on a point. */
const asStaff = ({ id, name }: Account): PointActor => ({ kind: 'staff', accountId: id, name });

/** A decision at the desk about a point that was read in some version. */
export interface DeskDecision {
  readonly id: number;
  readonly staff: Account;
  readonly version: number;
  /** Empty where the decision needs none. */
  readonly reason: string;
}

/** What staff decide about points, by the names of the desk's calls, and whether it needs a reason. */
export const DECISIONS = {
  accept: { work: acceptPoint, needsReason: false },
  decline: { work: declinePoint, needsReason: true },
  'take-down': { work: takeDownPoint, needsReason: true },
  release: { work: releasePoint, needsReason: false },
  'to-draft': { work: convertPointToDraft, needsReason: true },
} as const;

/**
 * Decides about a point, once: what was changed or decided since it was read is decided about anew.
 *
 * @throws RequestError 404 where there is no such point, 409 `claimed-by-other`, `version-conflict` or
 * `not-allowed-in-status`
 */
export async function decidePoint(
  context: PointDecisionContext,
  name: keyof typeof DECISIONS,
  { id, staff, version, reason }: DeskDecision,
): Promise<void> {
  const expects: PointDecisionContext['expects'] = async (trx, row) => {
    // Whoever decided meanwhile may still be looking: that it is decided is the better answer.
    if (row.version !== version) throw versionConflict(await presentPoint(trx, id));
    await expectNoClaimOfOthers(trx, id, staff.id);
    await dropClaim(trx, id);
  };
  await DECISIONS[name].work({ ...context, expects }, { id, actor: asStaff(staff), reason });
}
