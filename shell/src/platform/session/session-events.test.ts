import type { PortalEvents } from '@ecocircle/shared-contracts';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { allSettled, fork } from 'effector';
import mitt from 'mitt';
import { forgetAuth, writeAuth } from './auth-storage.ts';
import { sessionEnded, sessionStarted, userMoved } from './model.ts';
import { sessionOf } from './testing/stored-session.ts';

beforeEach(forgetAuth);

test('the bus hears of roles and of the end, not of a balance', async () => {
  writeAuth(sessionOf('a'));
  const scope = fork();
  await allSettled(sessionStarted, { scope });
  const events = mitt<PortalEvents>();
  const heard = jest.fn();
  events.on('session-changed', heard);
  // Loaded late, as in the portal: what it derives is younger than the session.
  const { announceSession } = await import('./session-events.ts');
  announceSession(scope, events);
  await allSettled(userMoved, { scope, params: { balance: 7 } });
  expect(heard).not.toHaveBeenCalled();
  await allSettled(userMoved, { scope, params: { roles: ['charity-events-creator', 'user'] } });
  await allSettled(sessionEnded, { scope });
  expect(heard.mock.calls).toEqual([
    [{ authenticated: true, roles: ['charity-events-creator', 'user'] }],
    [{ authenticated: false, roles: [] }],
  ]);
});
