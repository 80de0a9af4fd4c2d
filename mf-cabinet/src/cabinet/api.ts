import type { ApiService, SessionService } from '@ecocircle/shared-contracts';
import { createStore } from 'effector';

/** The part of the shell's request client that the cabinet needs. */
export type CabinetApi = Pick<ApiService, 'authenticated'>;

/** The shell's request client, put in when the cabinet starts. */
export const $api = createStore<CabinetApi>(
  { authenticated: () => Promise.reject(new Error('the cabinet has not been started')) },
  { serialize: 'ignore' },
);

/** What a person does to their session when they change their account. */
export type OwnSession = Pick<SessionService, 'reload' | 'renewBy' | 'leave'>;

const notStarted = () => Promise.reject(new Error('the cabinet has not been started'));

/** The shell's session, put in when the cabinet starts. */
export const $ownSession = createStore<OwnSession>(
  { reload: notStarted, renewBy: notStarted, leave: () => {} },
  { serialize: 'ignore' },
);
