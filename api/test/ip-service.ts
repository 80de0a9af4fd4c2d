import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const ANSWERS = {
  almaty: { country_code: 'kz', latitude: '43.238', longitude: 76.945 },
  'knows-nothing': { error: true, reason: 'Reserved IP Address' },
  'talks-nonsense': { country_code: 'Kazakhstan', latitude: 943, longitude: 'east' },
  'is-empty': null,
} as const;

type Behaviour = keyof typeof ANSWERS | 'fails' | 'hangs' | 'sends-html';

/** A service that tells where addresses on the net are. */
export interface TestIpService {
  /** With places for key and address. */
  readonly url: string;
  /** What it was asked, in order. */
  readonly asked: string[];
  /** How it answers from now on. */
  behave(behaviour: Behaviour): void;
  close(): Promise<void>;
}

function answer(behaviour: Behaviour, response: ServerResponse): void {
  if (behaviour === 'hangs') return;
  if (behaviour === 'fails') response.statusCode = 503;
  if (behaviour === 'fails' || behaviour === 'sends-html') response.end('<h1>Sorry</h1>');
  else response.setHeader('content-type', 'application/json').end(JSON.stringify(ANSWERS[behaviour]));
}

/** Starts such a service on a free port. */
export async function startIpService(): Promise<TestIpService> {
  let behaviour: Behaviour = 'almaty';
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(behaviour, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/geo?key={key}&ip={ip}`,
    asked,
    behave: (next) => {
      behaviour = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
