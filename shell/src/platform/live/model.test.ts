import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type PortalEvents, writeLiveFrame } from '@ecocircle/shared-contracts';
import { openBrowserAt } from '@ecocircle/test-kit';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { allSettled, fork, type Scope } from 'effector';
import mitt from 'mitt';
import { type WebSocket as ServerSocket, WebSocketServer } from 'ws';
import { forgetAuth, readAuth, writeAuth } from '../session/auth-storage.ts';
import { $isAsked } from '../session/login-again.ts';
import { $auth, $session, sessionEnded, sessionStarted } from '../session/model.ts';
import { portalOpened } from '../session/portal.ts';
import { signInFx } from '../session/sign-in-model.ts';
import { sessionOf } from '../session/testing/stored-session.ts';
import './model.ts';
import { browserWithSockets } from './testing/browser-socket.ts';

let server: WebSocketServer;
let firsts: string[];
let scope: Scope;
const moved = jest.fn();

const socket = (): ServerSocket => [...server.clients].at(-1) as ServerSocket;
const say = (title: string, body: unknown) => socket().send(writeLiveFrame({ title, body }));
const balance = () => {
  const session = scope.getState($session);
  return session.status === 'authenticated' ? session.user.balance : null;
};

beforeEach(async () => {
  forgetAuth();
  firsts = [];
  moved.mockReset();
  browserWithSockets();
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (client) => client.on('message', (data) => firsts.push(String(data))));
  await once(server, 'listening');
  openBrowserAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});
afterEach(async () => {
  await allSettled(sessionEnded, { scope });
  server.close();
});

/** A page of the cabinet with a stored session, connected. */
async function openPage(token: string | null = 'old'): Promise<void> {
  if (token) writeAuth(sessionOf(token));
  scope = fork({ handlers: [[signInFx, async () => ({ kind: 'ok', auth: sessionOf('new') })]] });
  await allSettled(sessionStarted, { scope });
  const events = mitt<PortalEvents>();
  events.on('balance-changed', moved);
  const words = () => ({ expired: '', logIn: '' });
  await allSettled(portalOpened, {
    scope,
    params: { path: () => '/profile', goTo: () => {}, events, words },
  });
  if (token) await waitFor(() => expect(firsts.length).toBe(1));
}

test('a withdrawal sets the balance, keeps it for the next page, and tells the bus @A-13 @B-01', async () => {
  await openPage();
  say('withdrawal_success', '1100');
  await waitFor(() => expect(balance()).toBe(1100));
  expect(readAuth(Date.now())?.user.balance).toBe(1100);
  expect(moved.mock.calls).toEqual([[{ balance: 1100 }]]);
});

test('a body that is no number, another title and the same balance change nothing @A-13', async () => {
  await openPage();
  say('withdrawal_success', 'a lot');
  say('withdrawal_success', null);
  say('deposit', '5');
  say('withdrawal_success', '1250');
  say('withdrawal_success', 900);
  await waitFor(() => expect(balance()).toBe(900));
  expect(moved.mock.calls).toEqual([[{ balance: 900 }]]);
});

test('it connects with a login and closes with the logout @A-13', async () => {
  await openPage(null);
  expect(server.clients.size).toBe(0);
  await allSettled(signInFx, { scope, params: { login: 'a', password: 'b' } });
  await waitFor(() => expect(firsts).toEqual(['{"token":"new"}']));
  await allSettled(sessionEnded, { scope });
  await waitFor(() => expect(server.clients.size).toBe(0));
});

test('a session that the server ended is asked for again, and the new token connects @A-13 @A-08', async () => {
  await openPage();
  socket().close(4401);
  await waitFor(() => expect(scope.getState($isAsked)).toBe(true));
  expect(scope.getState($auth)).toBeNull();
  await allSettled(signInFx, { scope, params: { login: 'a', password: 'b' } });
  await waitFor(() => expect(firsts).toEqual(['{"token":"old"}', '{"token":"new"}']));
});
