import type { ClientUser } from '@ecocircle/shared-contracts';
import type { StoredAuth } from '../auth-storage.ts';

/** An account for tests. */
export const account = (changes: Partial<ClientUser> = {}): ClientUser => ({
  id: '7',
  name: 'Aigerim',
  phone: null,
  email: 'aigerim@example.kz',
  orgName: null,
  orgInfoId: null,
  orgId: null,
  logoUrl: null,
  logoId: null,
  balance: 1250,
  roles: ['user'],
  ...changes,
});

/** A session that lasts so many seconds from now on. */
export const sessionOf = (token: string, seconds = 3600, user = account()): StoredAuth => ({
  token,
  tokenExpire: Math.floor(Date.now() / 1000) + seconds,
  user,
});
