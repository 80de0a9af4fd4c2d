import { once } from 'node:events';
import { createServer, type Server as HttpServer, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '../fixtures.ts';
import { asAnother } from '../set-up/another-page.ts';
import { FaultyEdge } from '../set-up/faulty-edge.ts';
import { treeMemory } from '../set-up/processes.ts';

test.describe.configure({ timeout: 180_000 });

/** On a machine that does other work beside. */
const ANSWERED_WITHIN = 3000;

/** How long pages took at most that were asked for one after the other, in milliseconds. */
async function slowest(address: () => string, times: number): Promise<number> {
  let most = 0;
  for (let time = 0; time < times; time += 1) {
    const began = performance.now();
    const answer = await fetch(address());
    expect([answer.status, (await answer.text()).trimEnd().endsWith('</html>')]).toEqual([200, true]);
    most = Math.max(most, performance.now() - began);
  }
  return most;
}

test.describe('an edge', () => {
  let edge: FaultyEdge;

  test.beforeAll(async ({ baseURL }) => {
    test.setTimeout(180_000);
    edge = await FaultyEdge.start('mf-public', baseURL as string);
  });

  test.afterAll(() => edge.stop());

  test('five hundred connections that ask for pages and read none take little memory, and hold up nobody @L-06', async () => {
    const page = `${edge.url}/en-us`;
    await slowest(() => page, 20);
    const before = treeMemory(edge.pid);
    const asked = 'GET /en-us HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n'.repeat(10);
    const lazy: Socket[] = [];
    for (let connection = 0; connection < 500; connection += 1) {
      const socket = connect(Number(new URL(edge.url).port), '127.0.0.1').pause();
      socket.on('error', () => {});
      socket.write(asked);
      lazy.push(socket);
    }
    await delay(2000);
    expect(await slowest(() => page, 20)).toBeLessThan(ANSWERED_WITHIN);
    // What is not held any more goes when V8 next looks for it.
    await expect.poll(() => treeMemory(edge.pid) - before, { timeout: 30_000 }).toBeLessThan(150);
    for (const socket of lazy) socket.destroy();
  });

  test('a crawler with query strings of its own gets the page that is there @L-05', async () => {
    const clocks = new Set<string | undefined>();
    for (let asked = 0; asked < 500; asked += 1) {
      const html = await (await fetch(`${edge.url}/en-us/what-to-do-with?utm_x=${asked}`)).text();
      clocks.add(/"now":"([^"]+)"/.exec(html)?.[1]);
    }
    // One rendering, and one behind it for each five seconds that this took.
    expect(clocks.size).toBeLessThan(10);
  });

  test('a new revision four times a second leaves all pages whole, and nothing of the old ones in memory @L-06', async () => {
    const other = await edge.publish('', '');
    await edge.point(other, edge.good);
    await slowest(() => edge.url + asAnother('/en-us'), 10);
    const before = treeMemory(edge.pid);
    let isOver = false;
    const revising = (async () => {
      for (let revision = 0; !isOver; revision += 1) {
        await edge.point(revision % 2 ? other : edge.good, revision % 2 ? edge.good : other);
        await delay(250);
      }
    })();
    const end = performance.now() + 8000;
    while (performance.now() < end) await slowest(() => edge.url + asAnother('/en-us/charity-events'), 4);
    isOver = true;
    await revising;
    await expect.poll(() => treeMemory(edge.pid) - before, { timeout: 60_000 }).toBeLessThan(100);
    await edge.repair();
  });
});

test.describe('where the API takes ten seconds', () => {
  let api: HttpServer;
  let edge: FaultyEdge;
  let wait = 0;

  test.beforeAll(async ({ baseURL }) => {
    test.setTimeout(180_000);
    const target = new URL(baseURL as string);
    api = createServer(async (asked, reply) => {
      await delay(wait);
      const { method, url: path, headers } = asked;
      const call = request({ host: target.hostname, port: target.port, method, path, headers }, (answer) => {
        reply.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(reply);
      });
      call.on('error', () => reply.destroy());
      asked.pipe(call);
    }).listen(0, '127.0.0.1');
    await once(api, 'listening');
    edge = await FaultyEdge.start('mf-public', `http://127.0.0.1:${(api.address() as AddressInfo).port}`);
  });

  test.afterAll(async () => {
    await edge.stop();
    api.closeAllConnections();
    api.close();
  });

  test('a page that is kept is sent at once, and one that is not is no empty 200 after a bounded wait @O-05', async () => {
    const kept = edge.url + asAnother('/en-us/charity-events');
    await slowest(() => kept, 1);
    wait = 10_000;
    await delay(6000);
    expect(await slowest(() => kept, 3)).toBeLessThan(ANSWERED_WITHIN);
    const began = performance.now();
    const answers = await Promise.all(Array.from({ length: 20 }, () => edge.openNew()));
    expect(performance.now() - began).toBeLessThan(25_000);
    for (const { status, html, headers } of answers) {
      expect(html.trimEnd().endsWith('</html>')).toBe(true);
      expect([status, headers.get('cache-control'), headers.get('retry-after')]).toEqual([
        503,
        'no-store',
        '5',
      ]);
    }
    wait = 0;
    await expect.poll(async () => (await edge.openNew()).status, { timeout: 60_000 }).toBe(200);
  });
});
