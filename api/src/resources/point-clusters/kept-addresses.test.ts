import { get, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { eventually } from '@ecocircle/test-kit';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Registry } from 'prom-client';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { setTime } from '../../clock/clock.ts';
import { bumpDataVersion } from '../../database/data-version.ts';

const ADDRESS = '/api/web/v1/facility/clusters/?bbox=-180,-85,180,85&zoom=2';
const BROTLI = { 'accept-encoding': 'br' };

let api: TestApp;
const logged: string[] = [];
const metrics = new Registry();
beforeAll(async () => {
  api = await startTestApp({
    dataVersionIntervalMs: 20,
    metrics,
    logger: { level: 'info', stream: { write: (line: string) => void logged.push(line) } },
  });
  await api.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  setTime(null);
  await api.close();
});

interface Received {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

function ask(headers: Record<string, string>, path = ADDRESS): Promise<Received> {
  const { port } = api.app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    get({ port, path, headers }, async (answer) => {
      const { statusCode: status, headers: received } = answer;
      resolve({ status, headers: received, body: await buffer(answer) });
    }).on('error', reject);
  });
}

const totalOf = ({ body }: Received): number => JSON.parse(brotliDecompressSync(body).toString()).total;

/** An answer, and whether its line in the log says that it was kept. */
async function keptAnswer(headers: Record<string, string>, path = ADDRESS) {
  const id = `request-${logged.length}-of-test`;
  const answer = await ask({ ...headers, 'x-request-id': id }, path);
  expect(answer.headers['x-request-id']).toBe(id);
  const line = await eventually(() => {
    const found = logged.find((one) => one.includes(id) && one.includes('"answered"'));
    expect(found).toBeDefined();
    return JSON.parse(found ?? '{}');
  });
  expect(line).toMatchObject({ reqId: id, method: 'GET', path: path.split('?')[0], status: answer.status });
  return { ...answer, isKept: line.kept === true };
}

test('an address that was answered is answered again from memory, with the same headers and bytes', async () => {
  const first = await keptAnswer(BROTLI);
  const again = await keptAnswer({ 'accept-encoding': 'gzip, br' });
  expect([first.isKept, again.isKept]).toEqual([false, true]);
  const { 'x-request-id': _, date: __, ...headers } = first.headers;
  expect(again.headers).toMatchObject(headers);
  expect([again.status, again.body]).toEqual([200, first.body]);
});

test('a client that has it is told so; one that takes no brotli gets plain bytes', async () => {
  const { headers } = await ask(BROTLI);
  const known = await keptAnswer({ ...BROTLI, 'if-none-match': String(headers.etag) });
  expect([known.isKept, known.status, known.body.byteLength]).toEqual([true, 304, 0]);
  expect(known.headers).toMatchObject({ etag: headers.etag, 'cache-control': headers['cache-control'] });
  const plain = await keptAnswer({});
  expect([plain.isKept, plain.headers['content-encoding']]).toEqual([false, undefined]);
  expect(JSON.parse(plain.body.toString()).total).toBeGreaterThan(0);
});

test('answers that were kept are counted, and the others measured by route', async () => {
  const counted = async (): Promise<string[]> =>
    (await metrics.metrics())
      .split('\n')
      .filter((line) => /^(api_kept|http_request_duration_seconds_count)/.test(line));
  const keptBefore = (await counted()).find((line) => line.startsWith('api_kept'));
  await keptAnswer(BROTLI);
  const after = await counted();
  expect(after.find((line) => line.startsWith('api_kept'))).toBe(
    `api_kept_answers_total ${Number(keptBefore?.split(' ')[1]) + 1}`,
  );
  expect(after.join()).toMatch(/method="GET",route="\/api\/web\/v1\/facility\/clusters\/",status="200"\} \d/);
});

test('what is refused is not kept', async () => {
  const wrong = `${ADDRESS}&x=1`;
  for (const _ of [1, 2])
    expect(await keptAnswer(BROTLI, wrong)).toMatchObject({ isKept: false, status: 400 });
});

test('nothing is kept beyond a change of the points', async () => {
  const before = totalOf(await ask(BROTLI));
  const { db } = api.database;
  const { id } = await db
    .selectFrom('recycling_points')
    .select('id')
    .where('status', '=', 'accepted')
    .limit(1)
    .executeTakeFirstOrThrow();
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('recycling_points').set({ status: 'closed' }).where('id', '=', id).execute();
    await bumpDataVersion(trx, 'points', [id]);
  });
  await eventually(async () => expect(totalOf(await ask(BROTLI))).toBe(before - 1));
});

test('nothing is kept beyond the minute in which a point opens or closes', async () => {
  const close = `${ADDRESS.replace(/bbox=[^&]+/, 'bbox=30,59,31,60.5').replace('zoom=2', 'zoom=17')}`;
  const { body } = await ask(BROTLI, close);
  const points: unknown[][] = JSON.parse(brotliDecompressSync(body).toString()).points;
  const untils = points.flatMap(([, , , , , until]) => (typeof until === 'number' ? until : []));
  expect(untils.length).toBeGreaterThan(0);
  expect((await keptAnswer(BROTLI, close)).isKept).toBe(true);
  setTime(new Date(Math.min(...untils) * 60_000));
  expect((await keptAnswer(BROTLI, close)).isKept).toBe(false);
});
