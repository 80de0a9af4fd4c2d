import {
  type FieldProblems,
  isApiError,
  problemsOf,
  RepeatedPasswordSchema,
} from '@ecocircle/shared-contracts';
import { attach, combine, createEvent, createStore, sample } from 'effector';
import type { StoredAuth } from '../../platform/session/auth-storage.ts';
import { $auth, $request, sessionLapsed } from '../../platform/session/model.ts';
import { type LinkAnswer, showLink } from '../mailed-link/show-link.ts';
import { type NewPassword, NO_PASSWORD } from './new-password.ts';

const BASE = '/api/web/v1/authing/restore_password/';
const UNAUTHORIZED = 401;

/** The page of a link was opened, or is asked to look at it again. */
export const linkOpened = createEvent<string>();
export const pageLeft = createEvent();
export const passwordChanged = createEvent<Partial<NewPassword>>();
export const submitted = createEvent();

/** Resolves with what has become of the link; never fails. */
export const checkLinkFx = attach({
  source: $request,
  effect: (request, token: string): Promise<LinkAnswer> => showLink(request, `${BASE}check/`, { token }),
});

/** Resolves with how it went; never fails. */
export const setPasswordFx = attach({
  source: $request,
  effect: (request, body: { token: string; password: string }): Promise<LinkAnswer> =>
    showLink(request, BASE, body),
});

/** The session of this browser, where it was ended together with the old password; that of another account goes on. */
export const findEndedSessionFx = attach({
  source: { request: $request, auth: $auth },
  async effect({ request, auth }): Promise<StoredAuth | null> {
    if (!auth) return null;
    try {
      await request({ path: '/api/web/v1/auth/' }, auth.token);
      return null;
    } catch (error) {
      return isApiError(error) && error.status === UNAUTHORIZED ? auth : null;
    }
  },
});

export const $token = createStore('')
  .on(linkOpened, (_, token) => token)
  .reset(pageLeft);

export const $values = createStore<NewPassword>(NO_PASSWORD)
  .on(passwordChanged, (values, change) => ({ ...values, ...change }))
  .reset(pageLeft);

const isAboutLink = ({ kind }: LinkAnswer): boolean =>
  kind === 'used' || kind === 'expired' || kind === 'unknown';

/** What the server says of the link; null while it is asked. */
export const $link = createStore<LinkAnswer | null>(null)
  .on(checkLinkFx.doneData, (_, answer) => answer)
  .on(setPasswordFx.doneData, (link, answer) => (isAboutLink(answer) ? answer : link))
  .reset(linkOpened, pageLeft);

export const $isDone = createStore(false)
  .on(setPasswordFx.doneData, (_, { kind }) => kind === 'valid')
  .reset(linkOpened, pageLeft);

/** What the server answered to the latest attempt; null before the first, while one runs and after a change. */
export const $answer = createStore<LinkAnswer | null>(null)
  .on(setPasswordFx.doneData, (_, answer) => answer)
  .reset(setPasswordFx, passwordChanged, linkOpened, pageLeft);

/** What is wrong with the passwords, by our rules or, where those find nothing, by the server's. */
export const $problems = combine($values, $answer, (values, answer): FieldProblems => {
  const own = problemsOf(RepeatedPasswordSchema, values);
  return answer?.kind === 'wrong-password' ? { password: answer.problem, ...own } : own;
});

/** Whether a submit was refused: from then on every field says what is wrong. */
export const $isRefused = createStore(false)
  .on(submitted, () => true)
  .reset(linkOpened, pageLeft);

sample({ clock: linkOpened, target: checkLinkFx });
sample({
  clock: submitted,
  source: { token: $token, values: $values, isPending: setPasswordFx.pending },
  filter: ({ values, isPending }) =>
    !isPending && Object.keys(problemsOf(RepeatedPasswordSchema, values)).length === 0,
  fn: ({ token, values }) => ({ token, password: values.password }),
  target: setPasswordFx,
});
sample({
  clock: setPasswordFx.doneData,
  filter: ({ kind }) => kind === 'valid',
  fn: () => {},
  target: findEndedSessionFx,
});
sample({
  clock: findEndedSessionFx.doneData,
  filter: (auth) => auth !== null,
  fn: (auth) => ({ auth: auth as StoredAuth, isAsked: false }),
  target: sessionLapsed,
});
