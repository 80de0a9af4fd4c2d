import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import type { StoredAuth } from './auth-storage.ts';
import { $auth, $token } from './model.ts';
import { portalOpened } from './portal.ts';
import { expiryDelay, remainingLife } from './token-life.ts';

/** Looks at the clock at least this often: timeouts stop while a computer sleeps, and hold no more than 24.8 days. */
const LONGEST_WAIT = 5 * 60_000;

interface Deadline {
  readonly at: number;
}

export const pageWoke = createEvent();
const waitEnded = createEvent();

export const setDeadlineFx = createEffect((auth: StoredAuth): Deadline => {
  const now = Date.now();
  return { at: now + expiryDelay(remainingLife(auth, now)) };
});

const $deadline = createStore<Deadline | null>(null, { serialize: 'ignore' })
  .on(setDeadlineFx.doneData, (_, deadline) => deadline)
  .on($token, () => null);
const $timeout = createStore<ReturnType<typeof setTimeout> | null>(null, { serialize: 'ignore' });

/** Waits for the deadline in place of the one before it. Resolves at once: nobody who lets the scope settle waits. */
const waitFx = attach({
  source: { timeout: $timeout, deadline: $deadline },
  effect({ timeout, deadline }) {
    if (timeout) clearTimeout(timeout);
    if (!deadline) return null;
    return setTimeout(scopeBind(waitEnded), Math.min(Math.max(deadline.at - Date.now(), 0), LONGEST_WAIT));
  },
});
$timeout.on(waitFx.doneData, (_, timeout) => timeout);

const isDueFx = createEffect(({ at }: Deadline) => Date.now() >= at);

/** Renews the token. The platform has no call for that, so it fails and the session ends. */
export const refreshTokenFx = createEffect((): void => {
  throw new Error('the platform renews no tokens');
});

sample({ clock: [$token, portalOpened], source: $auth, filter: Boolean, target: setDeadlineFx });
sample({ clock: $deadline, target: waitFx });
sample({ clock: [waitEnded, pageWoke], source: $deadline, filter: Boolean, target: isDueFx });
sample({ clock: isDueFx.doneData, filter: (isDue) => isDue, target: refreshTokenFx });
sample({ clock: isDueFx.doneData, filter: (isDue) => !isDue, target: waitFx });
