import { type Attempt, createForm } from '@ecocircle/app-kit/form';
import { isApiError } from '@ecocircle/shared-contracts';
import { attach, createEvent, createStore, sample } from 'effector';
import type { StoredAuth } from '../../platform/session/auth-storage.ts';
import { $auth, $request, sessionLapsed } from '../../platform/session/model.ts';
import { type LinkAnswer, type SpentLinkState, showLink } from '../mailed-link/show-link.ts';
import { loadRules } from './load-rules.ts';

const BASE = '/api/web/v1/authing/restore_password/';
const UNAUTHORIZED = 401;

/** The page of a link was opened, or is asked to look at it again. */
export const linkOpened = createEvent<string>();
export const pageLeft = createEvent();

/** A password that somebody chooses, typed twice. */
const NO_PASSWORD = { password: '', repeatedPassword: '' };
type NewPassword = typeof NO_PASSWORD;

/** Resolves with what has become of the link; never fails. */
const checkLinkFx = attach({
  source: $request,
  effect: (request, token: string): Promise<LinkAnswer> => showLink(request, `${BASE}check/`, { token }),
});

const setPasswordFx = attach({
  source: $request,
  effect: (request, { values, opening: token }: Attempt<NewPassword, string, 'all'>): Promise<LinkAnswer> =>
    showLink(request, BASE, { token, password: values.password }),
});

/** The session of this browser, where it was ended together with the old password; that of another account goes on. */
const findEndedSessionFx = attach({
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

/** The form for a new password; it opens with the token of its link. */
export const passwordForm = createForm<NewPassword, string, 'all', SpentLinkState>({
  initial: NO_PASSWORD,
  rules: loadRules,
  isChecked: 'filled',
  failsBeside: true,
  send: (attempt) => setPasswordFx(attempt),
});

export const $token = createStore('')
  .on(linkOpened, (_, token) => token)
  .reset(pageLeft);

/** What the server says of the link; null while it is asked. */
export const $link = createStore<LinkAnswer | null>(null)
  .on(checkLinkFx.doneData, (_, answer) => answer)
  .on(passwordForm.answered, (link, { answers: { all } }) => (all?.kind === 'refused' ? all : link))
  .reset(linkOpened, pageLeft);

sample({ clock: linkOpened, target: [checkLinkFx, passwordForm.opened] });
sample({ clock: pageLeft, target: passwordForm.left });
sample({ clock: passwordForm.completed, fn: () => {}, target: findEndedSessionFx });
sample({
  clock: findEndedSessionFx.doneData.filterMap((auth) => auth ?? undefined),
  fn: (auth) => ({ auth, isAsked: false }),
  target: sessionLapsed,
});
