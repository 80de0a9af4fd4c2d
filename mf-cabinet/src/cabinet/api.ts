import type { ApiService } from '@ecocircle/shared-contracts';
import { createStore } from 'effector';

/** The shell's request client, put in when the cabinet starts. */
export const $api = createStore<Pick<ApiService, 'authenticated'>>(
  {
    authenticated: () => Promise.reject(new Error('the cabinet has not been started')),
  },
  { serialize: 'ignore' },
);
