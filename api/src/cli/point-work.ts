import { SetupError } from '../errors/setup-error.ts';
import type {
  PointDecisionContext,
  ReasonedDecision,
} from '../resources/recycling-points/point-decisions.ts';
import {
  acceptPoint,
  convertPointToDraft,
  declinePoint,
  releasePoint,
  takeDownPoint,
} from '../resources/recycling-points/point-decisions.ts';
import type { PointActor } from '../resources/recycling-points/point-history.ts';
import { parseId } from '../validation/numbers.ts';

type Decide = (context: PointDecisionContext, decision: ReasonedDecision) => Promise<void>;

/** What staff decide about points on the command line, by the names of the commands. */
export const POINT_COMMANDS = {
  accept: { work: acceptPoint, needsReason: false, says: 'accept a point or a revision that is on review' },
  decline: { work: declinePoint, needsReason: true, says: 'decline a point or a revision that is on review' },
  'take-down': { work: takeDownPoint, needsReason: true, says: 'take a public point off the map' },
  release: {
    work: releasePoint,
    needsReason: false,
    says: 'give a point that was taken down its status back',
  },
  'to-draft': {
    work: convertPointToDraft,
    needsReason: true,
    says: 'make a draft of an accepted point again, which takes it off the map',
  },
} as const satisfies Record<string, { work: Decide; needsReason: boolean; says: string }>;

const DONE: Readonly<Record<keyof typeof POINT_COMMANDS, string>> = {
  accept: 'accepted',
  decline: 'declined',
  'take-down': 'taken down',
  release: 'released',
  'to-draft': 'a draft again',
};

/** Whoever runs the command: nobody is signed in there. */
const ON_COMMAND_LINE: PointActor = { kind: 'staff', accountId: null, name: '' };

/**
 * Decides about a point, with history and mails as at the desk.
 *
 * @throws Error whose message says what its id or its status does not allow
 */
export async function decideOnPoint(
  context: PointDecisionContext,
  command: keyof typeof POINT_COMMANDS,
  given: { readonly id: string; readonly reason: string },
): Promise<string> {
  const id = parseId(given.id);
  if (id === undefined) throw new SetupError(`${given.id} is not an id.`);
  const reason = given.reason.trim();
  const { work, needsReason } = POINT_COMMANDS[command];
  if (needsReason && reason === '') throw new SetupError('Say why: its organization reads the reason.');
  await work(context, { id, actor: ON_COMMAND_LINE, reason });
  return `Point ${id} is ${DONE[command]}.`;
}
