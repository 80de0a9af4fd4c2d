import { writeLiveFrame } from '@ecocircle/shared-contracts';
import { checked, text, tolerantObject } from '@ecocircle/shared-contracts/rules';
import type { RawData, WebSocket } from 'ws';
import { type Account, accountRoles, mayAct } from '../../sessions/account.ts';
import type { Sessions } from '../../sessions/sessions.ts';
import type { OpenSocket, OpenSockets } from './open-sockets.ts';
import type { WaitingRoom } from './waiting-room.ts';

/** Why a socket was closed; the codes from 4000 on are a program's own. */
export const CLOSE = {
  leaving: [1001, 'the server is going away'],
  garbage: [4400, 'the first message must be {"token": …}'],
  noSession: [4401, 'the token is missing, has expired or was revoked'],
  tooSlow: [4408, 'no token came in time'],
  tooMany: [4429, 'too many messages'],
  tooManySockets: [4429, 'too many sockets of this account'],
  crowded: [4429, 'too many sockets wait for their token'],
} as const;

/** The largest message that is taken, in bytes: a token and some room. */
export const LARGEST_MESSAGE = 4096;

/** After its token a page sends nothing; a few further messages are ignored. */
const MOST_MESSAGES = 10;

/** Milliseconds after which a peer that does not answer the closing is disconnected. */
const CUT_OFF_AFTER_MS = 2000;

const FirstMessage = tolerantObject({ token: text().required() });

/** The token of a first message; undefined where the message holds none. */
function tokenIn(message: string): string | undefined {
  try {
    const first = checked(FirstMessage, JSON.parse(message));
    return 'value' in first ? first.value.token : undefined;
  } catch {
    return undefined;
  }
}

/** Closes a socket with its reason, and by force when the peer does not answer. */
export function closeSocket(socket: WebSocket, [code, reason]: (typeof CLOSE)[keyof typeof CLOSE]): void {
  socket.close(code, reason);
  const timer = setTimeout(() => socket.terminate(), CUT_OFF_AFTER_MS);
  timer.unref();
  socket.once('close', () => clearTimeout(timer));
}

/** What serving a socket needs. */
export interface LiveContext {
  readonly sessions: Sessions;
  readonly sockets: OpenSockets;
  readonly waiting: WaitingRoom;
  /** Milliseconds in which the token has to come. */
  readonly tokenTimeoutMs: number;
  readonly onFailure: (error: unknown) => void;
}

/** Pages come again after a while. */
function refuseSocket(socket: WebSocket): void {
  socket.on('error', () => socket.terminate());
  closeSocket(socket, CLOSE.crowded);
}

/** A page that was disconnected gets the present balance. */
function tellBalance(socket: WebSocket, account: Account): void {
  if (!accountRoles(account).includes('user')) return;
  socket.send(writeLiveFrame({ title: 'withdrawal_success', body: String(account.balance) }));
}

async function admit(socket: WebSocket, message: string, { sessions, sockets }: LiveContext): Promise<void> {
  const token = tokenIn(message);
  if (token === undefined) return closeSocket(socket, CLOSE.garbage);
  const session = await sessions.read(token);
  if (!session || !mayAct(session.account)) return closeSocket(socket, CLOSE.noSession);
  if (socket.readyState !== socket.OPEN) return;
  const open: OpenSocket = { socket, claims: session.claims };
  if (!sockets.add(open)) return closeSocket(socket, CLOSE.tooManySockets);
  socket.once('close', () => sockets.remove(open));
  tellBalance(socket, session.account);
}

/** Reads the token of a new socket; after it, the server only sends. */
export function serveSocket(socket: WebSocket, address: string, context: LiveContext): void {
  const leave = context.waiting.enter(address);
  if (!leave) {
    refuseSocket(socket);
    return;
  }
  let messages = 0;
  const tokenTimeout = setTimeout(() => closeSocket(socket, CLOSE.tooSlow), context.tokenTimeoutMs);
  const take = (data: RawData, isBinary: boolean): void => {
    messages += 1;
    if (messages > MOST_MESSAGES) {
      socket.off('message', take);
      socket.pause();
      closeSocket(socket, CLOSE.tooMany);
      return;
    }
    if (messages > 1) return;
    clearTimeout(tokenTimeout);
    admit(socket, isBinary ? '' : data.toString(), context)
      .then(leave)
      .catch((error: unknown) => {
        context.onFailure(error);
        socket.terminate();
      });
  };
  socket.on('message', take);
  // A message that is too large ends the socket with 1009 by itself.
  socket.on('error', () => socket.terminate());
  socket.once('close', () => {
    clearTimeout(tokenTimeout);
    leave();
  });
}
