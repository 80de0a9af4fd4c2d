import { aSession } from '@ecocircle/app-kit/testing';
import type { ClientUser, PortalEvents, Session } from '@ecocircle/shared-contracts';
import { expect, jest, test } from '@jest/globals';
import { createWatch } from 'effector';
import mitt from 'mitt';
import { $userId } from '../account/index.ts';
import { startCabinet } from './start-cabinet.ts';

const user = (id: string): ClientUser => ({ id, balance: 10, roles: ['user'] }) as unknown as ClientUser;
const session = (id: string): Session => ({ status: 'authenticated', user: user(id) });

test('the person stays the same when the balance changes or they log in again @A-09', () => {
  const events = mitt<PortalEvents>();
  const signedIn = aSession(session('7'));
  const { context: scope } = startCabinet({
    api: { authenticated: async () => null },
    session: signedIn,
    events,
  });
  const changed = jest.fn();
  createWatch({ unit: $userId, fn: changed, scope });
  events.emit('balance-changed', { balance: 11 });
  signedIn.change(session('7'));
  expect(changed).not.toHaveBeenCalled();
  signedIn.change(session('8'));
  expect(changed).toHaveBeenCalledTimes(1);
});
