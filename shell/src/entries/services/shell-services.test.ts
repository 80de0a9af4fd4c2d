import { editionCity, type PageData, type PortalEvents } from '@ecocircle/shared-contracts';
import { expect, jest, test } from '@jest/globals';
import { allSettled, fork, type StoreWritable } from 'effector';
import mitt from 'mitt';
import { createPortalI18n } from '../../platform/locale/portal-i18n.ts';
import { $notifications } from '../../platform/notifications/model.ts';
import type { RequestClient } from '../../platform/services/request-client.ts';
import { $auth, $request, sessionEnded, signedIn } from '../../platform/session/model.ts';
import { serverAccount } from '../../platform/session/testing/server-account.ts';
import { account, sessionOf } from '../../platform/session/testing/stored-session.ts';
import { createServerServices } from './server-services.ts';
import { createShellServices } from './shell-services.ts';

const page = {
  locale: 'en-US',
  edition: 'int',
  now: '2026-11-21T12:00:00Z',
  mapTiles: null,
  city: editionCity('en-US'),
} as PageData;
const i18n = createPortalI18n(page.locale, {}, reportError);

function start(values: [StoreWritable<RequestClient>, RequestClient][] = []) {
  const scope = fork({ values });
  const events = mitt<PortalEvents>();
  const failures = jest.fn<(failure: PortalEvents['remote-failed']) => void>();
  events.on('remote-failed', failures);
  const context = {
    page,
    scope,
    i18n,
    today: { now: new Date(page.now), present: () => new Date() },
    events,
    keepSession: async () => {},
  };
  return { scope, failures, services: createShellServices(context, 'mf-public', '2.0.0') };
}

test('an error that a remote tells of is on the bus with the remote and its version @O-05', () => {
  const { failures, services } = start();
  services.telemetry.error(new Error('no tiles'));
  expect(failures.mock.calls).toEqual([
    [
      {
        remote: 'mf-public',
        version: '2.0.0',
        cause: expect.stringMatching(/^Error: no tiles\n {4}at .+shell-services\.test\.ts:/),
        isHandled: true,
      },
    ],
  ]);
});

test('an error that a remote tells of during a render on the server is reported', () => {
  const report = jest.fn();
  const error = new Error('no texts');
  createServerServices(page, i18n, async () => null, report).telemetry.error(error);
  expect(report.mock.calls).toEqual([[error]]);
});

test('a remote learns who is signed in and what they may do, until they leave', async () => {
  const { scope, services } = start();
  const seen = jest.fn();
  services.session.subscribe(seen);
  expect(services.session.hasRole('user')).toBe(false);
  await allSettled(signedIn, { scope, params: sessionOf('a', 3600, account({ roles: ['user'] })) });
  expect(services.session.get()).toEqual({ status: 'authenticated', user: account({ roles: ['user'] }) });
  expect(services.session.hasRole('user')).toBe(true);
  expect(services.session.hasRole('charity-events-creator')).toBe(false);
  await allSettled(sessionEnded, { scope });
  expect(services.session.hasRole('user')).toBe(false);
  expect(seen).toHaveBeenCalledTimes(2);
});

const tokenUntil = (exp: number) => ['', btoa(JSON.stringify({ exp })), ''].join('.');

test('a call that ends all sessions leaves its token to the shell alone @A-06', async () => {
  const token = tokenUntil(4_000_000_000);
  const request = jest.fn<RequestClient>(async () => ({ access_token: token }));
  const { scope, services } = start([[$request, request]]);
  await allSettled(signedIn, { scope, params: sessionOf('old') });
  expect(await services.session.renewBy({ method: 'POST', path: '/api/x' })).toBeUndefined();
  expect(request.mock.calls).toEqual([[{ method: 'POST', path: '/api/x' }, 'old']]);
  expect(scope.getState($auth)).toMatchObject({ token, tokenExpire: 4_000_000_000, user: account() });
});

test('a person who changed their account is loaded anew', async () => {
  const { scope, services } = start([[$request, async () => serverAccount({ name: 'Ada' })]]);
  await allSettled(signedIn, { scope, params: sessionOf('a') });
  await services.session.reload();
  expect(services.session.get()).toMatchObject({ user: { name: 'Ada', id: account().id } });
});

test('a session that the server has ended ends here without another call', async () => {
  const request = jest.fn<RequestClient>();
  const { scope, services } = start([[$request, request]]);
  await allSettled(signedIn, { scope, params: sessionOf('a') });
  services.session.leave();
  expect(services.session.get()).toEqual({ status: 'anonymous' });
  expect(request).not.toHaveBeenCalled();
});

test('a remote shows notifications and closes its own alone', () => {
  const { scope, services } = start();
  const titles = () => scope.getState($notifications).map(({ title }) => title);
  const saved = services.notifications.show({ kind: 'success', title: 'Saved' });
  services.notifications.show({ kind: 'error', title: 'Offline' });
  expect(titles()).toEqual(['Saved', 'Offline']);
  saved.close();
  expect(titles()).toEqual(['Offline']);
});
