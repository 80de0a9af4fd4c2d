import type { PortalEvents } from '@ecocircle/shared-contracts';
import { createWatch, fork } from 'effector';
import mitt from 'mitt';
import { expect, test, vi } from 'vitest';
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
  const opened = vi.fn();
  createWatch({ unit: portalOpened, scope, fn: opened });
  const keep = sessionKeeper(scope, portal);
  await Promise.all([keep(), keep()]);
  await keep();
  expect(opened).toHaveBeenCalledOnce();
});
