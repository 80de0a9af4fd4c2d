import { FOREIGN_PAGE, isOwnPage } from '@ecocircle/shared-contracts/server';
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database, DatabaseLocation } from '../../database/database.ts';
import { RequestError } from '../../errors/request-error.ts';
import { answers, NOTHING } from '../../openapi/answers.ts';
import { part } from '../../plugins/part.ts';
import { createHeartbeat } from './heartbeat.ts';
import { createLiveDelivery } from './live-delivery.ts';
import { listenForMessages } from './live-listener.ts';
import { CLOSE, closeSocket, LARGEST_MESSAGE, serveSocket } from './live-protocol.ts';
import { createOpenSockets, type OpenSockets } from './open-sockets.ts';
import { createWaitingRoom, type WaitingLimits } from './waiting-room.ts';

/** Intervals and time limits of the live socket, in milliseconds. */
export interface LiveTimes {
  /** How often the embedded database is polled for messages. */
  readonly lookEveryMs: number;
  readonly heartbeatEveryMs: number;
  /** In which the token has to come. */
  readonly tokenTimeoutMs: number;
}

const TIMES: LiveTimes = { lookEveryMs: 250, heartbeatEveryMs: 15_000, tokenTimeoutMs: 10_000 };

/** What the live socket is built from. */
export interface LiveOptions {
  readonly db: Database;
  readonly location: DatabaseLocation;
  readonly socketsPerAccount: number;
  readonly times?: Partial<LiveTimes>;
  readonly waiting: WaitingLimits;
}

const upgradeRequired = () =>
  new RequestError({ status: 426, code: 'upgrade-required', title: 'This address speaks WebSocket only' });

async function refuseForeignPage({ headers, host }: FastifyRequest): Promise<void> {
  if (isOwnPage(headers, host)) return;
  throw new RequestError({ ...FOREIGN_PAGE, status: Number(FOREIGN_PAGE.status) });
}

/** Delivers messages for as long as the app runs. */
function startDelivery(
  app: FastifyInstance,
  sockets: OpenSockets,
  { db, location }: LiveOptions,
  times: LiveTimes,
): void {
  const warn = (error: unknown) => app.log.warn({ err: error }, 'live messages cannot be read');
  const delivery = createLiveDelivery(db, sockets);
  const look = () => void (sockets.count > 0 && delivery.look().catch(warn));
  const stopListening = listenForMessages(location, look, times.lookEveryMs, warn);
  const beat = createHeartbeat(sockets, app.sessions);
  const timer = setInterval(() => void beat().catch(warn), times.heartbeatEveryMs);
  timer.unref();
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await stopListening();
  });
}

/** `/ws`: the first message is `{"token": …}`; then the server sends what happens to the account. */
export async function registerLive(app: FastifyInstance, options: LiveOptions): Promise<void> {
  const times = { ...TIMES, ...options.times };
  const sockets = createOpenSockets(options.socketsPerAccount);
  await app.register(websocket, {
    options: { maxPayload: LARGEST_MESSAGE, perMessageDeflate: false },
    preClose(done) {
      for (const socket of app.websocketServer.clients) closeSocket(socket, CLOSE.leaving);
      app.websocketServer.close(done);
    },
  });
  startDelivery(app, sockets, options, times);
  const onFailure = (error: unknown) => app.log.error({ err: error }, 'a live socket could not be opened');
  const context = {
    sessions: app.sessions,
    sockets,
    waiting: createWaitingRoom(options.waiting),
    tokenTimeoutMs: times.tokenTimeoutMs,
    onFailure,
  };
  await app.register(
    part('live', async (scope) => {
      scope.route({
        method: 'GET',
        url: '/ws',
        config: { access: 'public' },
        schema: { ...answers({ 101: NOTHING }, 403, 426) },
        handler: () => Promise.reject(upgradeRequired()),
        onRequest: refuseForeignPage,
        wsHandler: (socket, { ip }) => serveSocket(socket, ip, context),
      });
    }),
  );
}
