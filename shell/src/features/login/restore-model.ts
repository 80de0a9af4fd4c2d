import { ForgottenPasswordSchema, problemsOf } from '@ecocircle/shared-contracts';
import { attach, createEvent, createStore, sample } from 'effector';
import { $request } from '../../platform/session/model.ts';
import { $login, loginChanged } from './model.ts';
import { type RestoreFailure, type RestoreResult, requestRestore } from './request-restore.ts';
import { formLeft, linkMailed, loginWanted, restoreWanted } from './views.ts';

export const emailChanged = createEvent<string>();
export const submitted = createEvent();

/** Resolves with how it went; never fails. */
export const requestRestoreFx = attach({
  source: $request,
  effect: (request, email: string): Promise<RestoreResult> => requestRestore(request, email),
});

const problemOf = (email: string) => problemsOf(ForgottenPasswordSchema, { email }).email ?? null;

export const $email = createStore('').on(emailChanged, (_, value) => value);

/** What is wrong with the e-mail; only without a problem is there anything to send. */
export const $problem = $email.map(problemOf);

/** Why the last attempt failed; null before the first and while one runs. */
export const $failure = createStore<RestoreFailure | null>(null)
  .on(requestRestoreFx.doneData, (_, result) => (result.kind === 'mailed' ? null : result))
  .reset(requestRestoreFx, emailChanged, restoreWanted, formLeft);

// Who typed an e-mail already does not type it again, in either view.
sample({
  clock: restoreWanted,
  source: { login: $login, email: $email },
  filter: ({ login, email }) => email === '' && problemOf(login) === null,
  fn: ({ login }) => login.trim(),
  target: emailChanged,
});
sample({
  clock: loginWanted,
  source: { login: $login, email: $email, problem: $problem },
  filter: ({ login, problem }) => login === '' && problem === null,
  fn: ({ email }) => email.trim(),
  target: loginChanged,
});
sample({
  clock: submitted,
  source: { email: $email, problem: $problem, isPending: requestRestoreFx.pending },
  filter: ({ problem, isPending }) => problem === null && !isPending,
  fn: ({ email }) => email.trim(),
  target: requestRestoreFx,
});
sample({
  clock: requestRestoreFx.done,
  source: $email,
  filter: (email, { params, result }) => result.kind === 'mailed' && params === email.trim(),
  fn: () => {},
  target: linkMailed,
});
