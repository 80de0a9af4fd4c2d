import { createEvent, createStore, fork, type Scope, scopeBind } from 'effector';
import { callDesk, type DeskCall, isRefusedAs } from './call.ts';

/** Makes calls of the desk's API. */
export type DeskApi = (call: DeskCall) => Promise<unknown>;

/** The client of the desk's API, put in when the desk starts. */
export const $api = createStore<DeskApi>(() => Promise.reject(new Error('the desk has not been started')), {
  serialize: 'ignore',
});

/** An answer said that nobody is signed in any more. */
export const sessionEnded = createEvent();

/** Makes the desk's state. That a session has ended is told to it, and to whoever made the call. */
export function startDesk(send: DeskApi = callDesk): Scope {
  const api: DeskApi = (call) =>
    send(call).catch((error: unknown) => {
      if (isRefusedAs(error, 'not-at-the-desk')) tellEnd();
      throw error;
    });
  const scope = fork({ values: [[$api, api]] });
  const tellEnd = scopeBind(sessionEnded, { scope });
  return scope;
}
