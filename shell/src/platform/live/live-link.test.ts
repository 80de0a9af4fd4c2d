import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type LiveMessage, writeLiveFrame } from '@ecocircle/shared-contracts';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { type WebSocket as ServerSocket, WebSocketServer } from 'ws';
import { LiveLink } from './live-link.ts';
import { browserWithSockets } from './testing/browser-socket.ts';

let http: Server;
let port: number;
let server: WebSocketServer;
let link: LiveLink | null = null;
const said: LiveMessage[] = [];
const problem = jest.fn();
const sessionOver = jest.fn();

/** What the pages said in their first message. */
let tokens: string[];
let sockets: ServerSocket[];

/** Serves sockets; those that come are greeted by `greet`. */
async function serve(greet: (socket: ServerSocket) => void = () => {}): Promise<void> {
  http = createServer((_, response) => void response.writeHead(503).end());
  server = new WebSocketServer({ server: http });
  server.on('connection', (socket) => {
    sockets.push(socket);
    socket.on('message', (data) => tokens.push(String(data)));
    greet(socket);
  });
  http.listen(port, '127.0.0.1');
  await once(http, 'listening');
  port = (http.address() as AddressInfo).port;
}

async function stop(): Promise<void> {
  for (const socket of server.clients) socket.terminate();
  http.closeAllConnections();
  await new Promise((resolve) => void http.close(resolve));
}

function open(): void {
  link = new LiveLink({
    url: `ws://127.0.0.1:${port}/ws`,
    token: 'a.b.c',
    onMessage: (message) => said.push(message),
    onProblem: problem,
    onSessionOver: sessionOver,
  });
}

const hide = (hidden: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};
const goOnline = (isOnline: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
};
const connected = (count: number) => waitFor(() => expect(tokens.length).toBe(count), { timeout: 4000 });
/** Whether a person is told of a problem at the moment. */
const isTold = () => problem.mock.lastCall?.[0] ?? false;

beforeEach(() => {
  port = 0;
  tokens = [];
  sockets = [];
  said.length = 0;
  browserWithSockets();
});
afterEach(async () => {
  link?.close();
  await stop();
  problem.mockReset();
  sessionOver.mockReset();
});

test('the first message is the token, and what is said arrives @A-13', async () => {
  await serve();
  open();
  await connected(1);
  expect(tokens).toEqual(['{"token":"a.b.c"}']);
  const [socket] = sockets;
  socket?.send('garbage');
  socket?.send(writeLiveFrame({ title: 'withdrawal_success', body: '1100' }));
  await waitFor(() => expect(said).toEqual([{ title: 'withdrawal_success', body: '1100' }]));
});

test('a connection that breaks comes back after a second @A-13', async () => {
  await serve((socket) => socket.send('welcome'));
  open();
  await connected(1);
  const since = performance.now();
  sockets[0]?.terminate();
  await connected(2);
  expect(performance.now() - since).toBeGreaterThan(900);
  expect(isTold()).toBe(false);
});

test('after the third attempt a person is told, until it works again @A-13', async () => {
  await serve();
  await stop();
  const since = performance.now();
  open();
  await waitFor(() => expect(isTold()).toBe(true), { timeout: 6000 });
  expect(performance.now() - since).toBeGreaterThan(1900);
  await serve((socket) => socket.send('welcome'));
  await waitFor(() => expect(isTold()).toBe(false), { timeout: 4000 });
});

test('a server that opens and closes at once counts as one that cannot be reached @A-13', async () => {
  await serve((socket) => socket.close(1011));
  open();
  await waitFor(() => expect(isTold()).toBe(true), { timeout: 6000 });
});

test('a session that is over ends it @A-13', async () => {
  await serve((socket) => socket.once('message', () => socket.close(4401)));
  open();
  await waitFor(() => expect(sessionOver.mock.calls.length).toBe(1));
  window.dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  await new Promise((resolve) => void setTimeout(resolve, 1200));
  expect(sockets).toHaveLength(1);
});

test('closing ends it, also before it was open @A-13', async () => {
  await serve();
  open();
  link?.close();
  await waitFor(() => expect(server.clients.size).toBe(0));
  open();
  await connected(1);
  link?.close();
  await waitFor(() => expect(server.clients.size).toBe(0));
});

describe('it rests', () => {
  test('while the page is hidden, and is back when it is seen', async () => {
    await serve();
    hide(true);
    open();
    await new Promise((resolve) => void setTimeout(resolve, 1200));
    expect(sockets).toHaveLength(0);
    hide(false);
    await connected(1);
  });

  test('but an open connection stays while the page is hidden', async () => {
    await serve();
    open();
    await connected(1);
    hide(true);
    hide(false);
    sockets[0]?.send(writeLiveFrame({ title: 'withdrawal_success', body: '7' }));
    await waitFor(() => expect(said).toHaveLength(1));
    expect(sockets).toHaveLength(1);
  });

  test('while the browser is offline, tells of it, and is back at once', async () => {
    await serve((socket) => socket.send('welcome'));
    open();
    await connected(1);
    goOnline(false);
    await waitFor(() => expect(isTold()).toBe(true), { timeout: 6000 });
    expect(sockets).toHaveLength(1);
    goOnline(true);
    await connected(2);
    await waitFor(() => expect(isTold()).toBe(false));
  }, 10_000);

  test('while the browser keeps the page for a way back', async () => {
    await serve();
    open();
    await connected(1);
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(server.clients.size).toBe(0));
    window.dispatchEvent(new Event('pageshow'));
    await connected(2);
  });
});
