import type { ApiService } from '@ecocircle/shared-contracts';
import { createStore } from 'effector';

/** The part of the shell's request client that the cabinet needs. */
export type CabinetApi = Pick<ApiService, 'authenticated'>;

/** The shell's request client, put in when the cabinet starts. */
export const $api = createStore<CabinetApi>(
  { authenticated: () => Promise.reject(new Error('the cabinet has not been started')) },
  { serialize: 'ignore' },
);
