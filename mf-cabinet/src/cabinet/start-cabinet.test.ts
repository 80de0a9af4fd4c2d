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
  let change: (session: Session) => void = () => {};
  const subscribe = (listener: typeof change) => {
    change = listener;
    return () => {};
  };
  const { context: scope } = startCabinet({
    api: { authenticated: async () => null },
    session: { get: () => session('7'), subscribe, hasRole: () => true },
    events,
  });
  const changed = jest.fn();
  createWatch({ unit: $userId, fn: changed, scope });
  events.emit('balance-changed', { balance: 11 });
  change(session('7'));
  expect(changed).not.toHaveBeenCalled();
  change(session('8'));
  expect(changed).toHaveBeenCalledTimes(1);
});
