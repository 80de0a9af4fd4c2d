/** @jest-environment @ecocircle/test-kit/process */
import type { Beacon, Told } from '@ecocircle/shared-contracts';
import { onTestFinished } from '@ecocircle/test-kit';
import { expect, test } from '@jest/globals';
import fastify from 'fastify';
import { serveBeacons } from './beacon-routes.ts';
import { Figures } from './figures.ts';

const failure: Told = {
  kind: 'failure',
  part: 'mf-public',
  version: '1.2.0',
  route: 'home',
  count: 1,
  detail:
    'Error: https://x.example/mf/mf-public/1.2.0/a.js?who=ada of ada@example.org\n    at b (/c.js?d:1:2)',
};
const beacon = (...told: Told[]): Beacon => ({ shell: 'b1', edition: 'int', told });

/** An edge of beacons alone, what it has counted and what it has logged. */
async function openEdge() {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const app = fastify({ logger: { level: 'warn', stream } });
  onTestFinished(() => app.close());
  const figures = new Figures();
  await serveBeacons(app, figures, {
    inSources: async (stack) => stack.replace('/c.js:1:2', 'src/c.ts:7:3'),
  });
  const send = (payload: unknown, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/beacons',
      headers: { 'content-type': 'application/json', host: 'int.example', ...headers },
      payload: JSON.stringify(payload),
    });
  return { figures, send, logged: () => lines.map((line) => JSON.parse(line)) };
}

test('what browsers tell is counted by part and version @O-09', async () => {
  const { figures, send } = await openEdge();
  const lcp = (rating: 'good' | 'poor'): Told => ({
    kind: 'vital',
    part: 'mf-public',
    version: '1.2.0',
    route: 'home',
    count: 1,
    vital: { name: 'LCP', rating },
  });
  const busy: Told = { kind: 'long-task', part: 'shell', version: 'b1', route: null, count: 3 };
  expect((await send(beacon(failure, lcp('good'), busy))).statusCode).toBe(204);
  await send(beacon(lcp('good'), lcp('poor'), { ...failure, kind: 'error', count: 2 }));
  expect(figures.all()).toEqual([
    {
      part: 'mf-public',
      version: '1.2.0',
      failures: 1,
      errors: 2,
      longTasks: 0,
      vitals: { LCP: { good: 2, 'needs-improvement': 0, poor: 1 } },
    },
    { part: 'shell', version: 'b1', failures: 0, errors: 0, longTasks: 3, vitals: {} },
  ]);
});

test('what went wrong is logged once in a while with its context, without what may be somebody’s @O-09', async () => {
  const { send, logged } = await openEdge();
  await send(beacon(failure));
  await send(beacon(failure));
  expect(logged()).toEqual([
    expect.objectContaining({
      kind: 'failure',
      remote: 'mf-public',
      version: '1.2.0',
      route: 'home',
      shell: 'b1',
      edition: 'int',
      detail: 'Error: https://x.example/mf/mf-public/1.2.0/a.js of (address)\n    at b (src/c.ts:7:3)',
    }),
  ]);
});

test.each([
  ['no JSON', 'half a'],
  ['an unknown part', beacon({ ...failure, part: 'mf-other' as 'shell' })],
  ['nothing', beacon()],
  ['too much', beacon(...Array.from({ length: 21 }, () => failure))],
  ['an endless detail', beacon({ ...failure, detail: 'x'.repeat(1001) })],
  ['a field of its own', { ...beacon(failure), cookie: 'secret' }],
])('%s is refused by its name, and not counted', async (_, payload) => {
  const { figures, send } = await openEdge();
  const answer = await send(payload);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().error).not.toBe('');
  expect(figures.all()).toEqual([]);
});

test('neither another site nor one address without an end is heard', async () => {
  const { figures, send } = await openEdge();
  expect((await send(beacon(failure), { origin: 'https://other.example' })).statusCode).toBe(403);
  expect((await send(beacon({ ...failure, detail: 'x'.repeat(40_000) }))).statusCode).toBe(413);
  expect(figures.all()).toEqual([]);
  const codes = new Set<number>();
  for (let sent = 0; sent < 70; sent += 1)
    codes.add((await send(beacon(failure), { origin: 'https://int.example' })).statusCode);
  expect([...codes]).toEqual([204, 429]);
});

test('versions that nobody released do not fill the memory', async () => {
  const { figures, send } = await openEdge();
  for (let start = 0; start < 300; start += 20)
    await send(
      beacon(
        ...Array.from({ length: 20 }, (_none, index) => ({ ...failure, version: `1.0.${start + index}` })),
      ),
    );
  expect(figures.all()).toHaveLength(200);
});
