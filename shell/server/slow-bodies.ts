import type { IncomingMessage } from 'node:http';
import type { ApiErrorItem } from '@ecocircle/shared-contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** How slowly a body may come. */
export interface Patience {
  /** Milliseconds that any body may take. */
  readonly grace: number;
  /** What has to come on average after that: a line of the second generation of mobile phones has twice as much. */
  readonly bytesPerSecond: number;
  readonly lookEvery: number;
}

const PATIENCE: Patience = { grace: 15_000, bytesPerSecond: 4096, lookEvery: 5000 };

const TOO_SLOW: ApiErrorItem = {
  status: '408',
  code: 'request-too-slow',
  title: 'The request did not come in time',
};

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** What came and waits to be read is not late by its sender's fault. */
function isLate(raw: IncomingMessage, received: number, elapsed: number, patience: Patience): boolean {
  const expected = ((elapsed - patience.grace) / 1000) * patience.bytesPerSecond;
  return elapsed > patience.grace && received < expected && raw.readableLength === 0;
}

function refuse(raw: IncomingMessage, reply: FastifyReply): void {
  if (reply.sent) return void raw.destroy();
  reply.raw.once('finish', () => raw.destroy());
  reply
    .code(408)
    .header('connection', 'close')
    .send({ errors: [TOO_SLOW] });
}

/** Ends requests whose bodies hardly come, and connections whose bodies nobody waits for. */
export function endSlowBodies(app: FastifyInstance, patience = PATIENCE): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (!hasBody(raw)) return;
    const { bytesRead } = raw.socket;
    const began = performance.now();
    const timer = setInterval(() => {
      const elapsed = performance.now() - began;
      if (raw.complete || raw.destroyed || raw.socket.destroyed) clearInterval(timer);
      else if (isLate(raw, raw.socket.bytesRead - bytesRead, elapsed, patience)) {
        clearInterval(timer);
        refuse(raw, reply);
      }
    }, patience.lookEvery);
    raw.once('close', () => clearInterval(timer));
  });
  app.addHook('onSend', async ({ raw }, reply) => {
    if (hasBody(raw) && !raw.complete) reply.header('connection', 'close');
  });
}
