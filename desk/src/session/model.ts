import { Answer, mayWorkAs, STAFF_ROLES, type StaffRole } from '@ecocircle/shared-contracts';
import { attach, createEvent, createStore, sample } from 'effector';
import { $api, sessionEnded } from '../platform/api.ts';

/** Who is signed in at the desk. */
export interface Me {
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
}

/** What is known of the session: nothing yet, nobody, somebody who has still to give the code, or who it is. */
export type DeskSession =
  | { readonly kind: 'unknown' | 'nobody' | 'needs-code' }
  | { readonly kind: 'signed-in'; readonly me: Me };

/** Reads who is signed in. */
export function readMe(answer: unknown): Me {
  const me = Answer.of(answer);
  return { name: me.text('name'), email: me.text('email'), role: me.oneOf('role', STAFF_ROLES) };
}

export const deskOpened = createEvent();
/** The password was right. */
export const passwordGiven = createEvent();
/** The code was right. */
export const signedIn = createEvent<Me>();
/** The person would rather begin with the password again. */
export const begunAgain = createEvent();
/** `everywhere` ends the sessions of other browsers, too. */
export const logoutWanted = createEvent<{ readonly everywhere: boolean }>();

const fetchMeFx = attach({ source: $api, effect: async (api) => readMe(await api({ path: '/me/' })) });

const logOutFx = attach({
  source: $api,
  effect: (api, body: { readonly everywhere: boolean }) => api({ method: 'POST', path: '/logout/', body }),
});

sample({ clock: deskOpened, target: fetchMeFx });
sample({ clock: logoutWanted, target: logOutFx });

/** The session as far as it is known. */
export const $session = createStore<DeskSession>({ kind: 'unknown' })
  .on([fetchMeFx.doneData, signedIn], (_, me) => ({ kind: 'signed-in', me }))
  .on([fetchMeFx.fail, sessionEnded, begunAgain, logOutFx.done], () => ({ kind: 'nobody' }))
  .on(passwordGiven, () => ({ kind: 'needs-code' }));

/** Whether the page took the place of the way in: the focus went with that. */
export const $hasJustSignedIn = createStore(false)
  .on(signedIn, () => true)
  .reset(sessionEnded, logOutFx.done);

/** Whether the person may do what takes an operator. */
export const $mayOperate = $session.map(
  (session) => session.kind === 'signed-in' && mayWorkAs(session.me.role, 'operator'),
);
