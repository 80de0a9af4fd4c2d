import type { PortalEvents } from '@ecocircle/shared-contracts';
import { expect, jest, test } from '@jest/globals';
import { createWatch, fork } from 'effector';
import mitt from 'mitt';
import { portalOpened, type SessionPortal } from '../../platform/session/portal.ts';
import { sessionKeeper } from './session-keeper.ts';

const portal: SessionPortal = {
  path: () => '/',
  goTo: () => {},
  events: mitt<PortalEvents>(),
  words: () => ({ expired: '', logIn: '' }),
};

test('what keeps a session is started once for all who ask', async () => {
  const scope = fork();
  const opened = jest.fn();
  createWatch({ unit: portalOpened, scope, fn: opened });
  const keep = sessionKeeper(scope, portal);
  await Promise.all([keep(), keep()]);
  await keep();
  expect(opened).toHaveBeenCalledTimes(1);
});
