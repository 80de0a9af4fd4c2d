import type { FieldProblem, FieldProblems } from '@ecocircle/shared-contracts';
import { RequestError } from '../../errors/request-error.ts';
import { ruleFacts } from '../../validation/issue-facts.ts';

/** Not there, or somebody else's: which of them is nobody's business. */
export const noSuchEvent = () =>
  new RequestError({ status: 404, code: 'event-not-found', title: 'There is no such charity event' });

const conflict = (code: string, title: string, detail: string) =>
  new RequestError({ status: 409, code, title, detail });

/** A published event is not edited by its creator. */
export const notEditable = () =>
  conflict(
    'event-not-editable',
    'Only a draft can be edited',
    'Changes of a published event go through support.',
  );

/** Somebody saved it meanwhile. */
export const versionConflict = () =>
  conflict(
    'version-conflict',
    'The event was changed by somebody else',
    'Read it again and save with its present version.',
  );

/** Only an event that is still to come can be cancelled. */
export const notCancellable = () =>
  conflict(
    'event-not-cancellable',
    'This event cannot be cancelled',
    'Only a published event that has not ended can be.',
  );

/** A public event is cancelled before it is deleted, so that those who were coming are told. */
export const notDeletable = () =>
  conflict('event-not-deletable', 'This event cannot be deleted', 'Cancel it first; a past event stays.');

/** Names each field that keeps an event from what was asked, by the rules that forms show. */
export function refuseFields(problems: FieldProblems): never {
  const toError = ([path, problem]: [string, FieldProblem]) => ({
    status: 422,
    ...ruleFacts(problem),
    source: { pointer: `/${path.replaceAll('.', '/')}` },
  });
  const [first, ...others] = Object.entries(problems).map(toError);
  throw new RequestError(first as NonNullable<typeof first>, ...others);
}
