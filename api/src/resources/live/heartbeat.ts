import type { Sessions } from '../../sessions/sessions.ts';
import { CLOSE, closeSocket } from './live-protocol.ts';
import type { OpenSockets } from './open-sockets.ts';

/** Pings every socket, and ends those that did not answer the last ping and those whose session has ended. */
export function createHeartbeat(sockets: OpenSockets, sessions: Pick<Sessions, 'ended'>) {
  const silent = new WeakSet<object>();

  const endSessions = async (): Promise<void> => {
    const open = sockets.all();
    const ended = new Set((await sessions.ended(open.map(({ claims }) => claims))).map(({ jti }) => jti));
    for (const { socket, claims } of open) if (ended.has(claims.jti)) closeSocket(socket, CLOSE.noSession);
  };
  const ping = (): void => {
    for (const { socket } of sockets.all()) {
      if (silent.has(socket)) {
        socket.terminate();
        continue;
      }
      silent.add(socket);
      socket.once('pong', () => silent.delete(socket));
      socket.ping();
    }
  };
  return async (): Promise<void> => {
    ping();
    if (sockets.count > 0) await endSessions();
  };
}
