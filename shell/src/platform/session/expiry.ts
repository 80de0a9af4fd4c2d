import { attach, createEvent, sample, scopeBind } from 'effector';
import { notificationClosed, notificationShown, type ShownNotification } from '../notifications/model.ts';
import type { StoredAuth } from './auth-storage.ts';
import { callRefused, loginAgainAsked, loginAgainSettled } from './login-again.ts';
import { $auth, $request, $session, type Lapse, readStoreFx, sessionLapsed, sessionLeft } from './model.ts';
import { $portal, goToLoginFx, leaveCabinetFx, portalOpened } from './portal.ts';
import { isCabinetPath, isLoginPath } from './private-path.ts';
import { revoke } from './revoke.ts';
import { refreshTokenFx } from './timer.ts';

const NOTIFICATION = 'session-expired';

/** The session's time is over, as the clock, another tab or the server says. */
export const sessionExpired = createEvent();

/** Whether the page is one that would be lost, so that the person is asked to log in again on it. */
const isInCabinetFx = attach({
  source: $portal,
  effect: (portal): boolean => portal !== null && isCabinetPath(portal.path()),
});

const dropTokenFx = attach({
  source: $request,
  effect: (request, { token }: StoredAuth) => revoke(request, token),
});

const composeNotificationFx = attach({
  source: $portal,
  effect(portal): ShownNotification {
    const { expired = '', logIn = '' } = portal?.words() ?? {};
    const ask = scopeBind(loginAgainAsked);
    const run = (): void => {
      if (!portal || !isLoginPath(portal.path())) ask();
    };
    return { id: NOTIFICATION, kind: 'info', title: expired, timeout: 0, action: { label: logIn, run } };
  },
});

sample({ clock: refreshTokenFx.fail, target: sessionExpired });
sample({ clock: refreshTokenFx.fail, source: $auth, filter: Boolean, target: dropTokenFx });
sample({
  clock: readStoreFx.doneData,
  source: $auth,
  filter: (auth, found) => auth !== null && found.auth === null && found.end === 'expired',
  target: sessionExpired,
});
sample({ clock: sessionExpired, target: isInCabinetFx });
sample({
  clock: isInCabinetFx.doneData,
  source: $auth,
  filter: Boolean,
  fn: (auth, isAsked): Lapse => ({ auth, isAsked }),
  target: sessionLapsed,
});

const callOfSession = sample({
  clock: callRefused,
  source: $auth,
  filter: (auth, { token }) => auth?.token === token,
  fn: (auth, { status }) => ({ auth: auth as StoredAuth, status }),
});
sample({
  clock: callOfSession,
  filter: ({ status }) => status === 403,
  fn: ({ auth }) => auth,
  target: dropTokenFx,
});
sample({ clock: callOfSession, fn: ({ auth }): Lapse => ({ auth, isAsked: true }), target: sessionLapsed });

sample({ clock: sessionLapsed, filter: ({ isAsked }) => !isAsked, target: composeNotificationFx });
sample({ clock: composeNotificationFx.doneData, target: notificationShown });
sample({ clock: $auth, filter: Boolean, fn: () => NOTIFICATION, target: notificationClosed });

sample({ clock: loginAgainSettled, filter: (outcome) => outcome === 'given-up', target: goToLoginFx });
sample({
  clock: loginAgainSettled,
  filter: (outcome) => outcome === 'other-person',
  fn: () => '/profile',
  target: leaveCabinetFx,
});
sample({
  clock: readStoreFx.doneData,
  filter: ({ isOther }) => isOther,
  fn: () => '/profile',
  target: leaveCabinetFx,
});
sample({ clock: sessionLeft, fn: () => '/profile/login', target: leaveCabinetFx });
// Another tab may have left while this code was on its way.
sample({
  clock: portalOpened,
  source: $session,
  filter: ({ status }) => status === 'anonymous',
  fn: () => '/profile/login',
  target: leaveCabinetFx,
});
