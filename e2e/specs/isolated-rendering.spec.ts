import { expect, test } from '../fixtures.ts';
import { FaultyEdge, LEAK, NEVER_LOADED, PAGE_FAULTS_ON_SERVER } from '../set-up/faulty-edge.ts';
import { isAlive, processTree } from '../set-up/processes.ts';

let edge: FaultyEdge;

test.describe.configure({ timeout: 180_000 });

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(180_000);
  edge = await FaultyEdge.start('mf-public', baseURL as string);
});

test.afterAll(() => edge.stop());

for (const { name, fault, reason } of PAGE_FAULTS_ON_SERVER) {
  test(`a build that ${name} at every page leaves all pages whole, its own by the last good version @O-05`, async () => {
    const failing = await edge.release('', fault);
    const pages = Promise.all([edge.openNew(), edge.openNew(), edge.openNew()]);
    await edge.expectOthersToAnswer();
    for (const { status, version, isWhole } of [...(await pages), await edge.openNew()]) {
      expect([status, version, isWhole]).toEqual([200, edge.good, true]);
    }
    expect(edge.reasonsOf(failing).join()).toMatch(reason);
    await edge.repair();
    expect((await edge.openNew()).version).toBe(edge.good);
  });
}

test('twenty visitors at once, of addresses that nobody has opened before, get whole pages @O-05', async () => {
  const visit = async () => {
    const pages = [];
    for (let page = 0; page < 5; page += 1) pages.push(await edge.openNew());
    return pages;
  };
  const visits = Promise.all(Array.from({ length: 20 }, visit));
  await edge.expectOthersToAnswer();
  const pages = (await visits).flat();
  const whole = pages.filter(
    ({ status, version, isWhole }) => status === 200 && version === edge.good && isWhole,
  );
  expect(whole.length).toBe(pages.length);
});

test('a build that never settles when it is loaded has no pages, and holds up nobody @O-05', async () => {
  const failing = await edge.release(NEVER_LOADED, '');
  const page = edge.openNew();
  await edge.expectOthersToAnswer();
  const { status, version, isWhole } = await page;
  expect([status, version, isWhole]).toEqual([200, edge.good, true]);
  expect(edge.reasonsOf(failing)).toContain('resting');
  await edge.repair();
});

test('a build that keeps 50 MB of every page gives its pages, and is ended again and again @O-05', async () => {
  const leaking = await edge.release('', LEAK);
  const seen = new Set<string | undefined>();
  await expect
    .poll(
      async () => {
        const { status, version, isWhole } = await edge.openNew();
        expect([status, isWhole]).toEqual([200, true]);
        seen.add(version);
        return edge.logged();
      },
      { timeout: 60_000 },
    )
    .toMatch(new RegExp(`held \\d+ MB.*"version":"${leaking}"`));
  expect(seen).toContain(leaking);
  await edge.expectOthersToAnswer();
  await edge.repair();
});

test.describe('where the last good version fails, too', () => {
  test.use({ provoked: /503/ });

  test('a page is 503 with its frame, which the browser fills; all others answer @O-05', async ({
    page,
    frame,
  }) => {
    const active = await edge.publish('', 'process.exit(1);');
    await edge.point(active, await edge.publish('', 'process.exit(2);'));
    const { status, html, headers } = await edge.openNew();
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
      503,
      '5',
      'no-store',
    ]);
    expect(html).toContain('</footer>');
    expect(html).toContain('Without JavaScript this page cannot be shown right now');
    await edge.expectOthersToAnswer();
    const answer = await page.goto(edge.url + edge.path);
    expect(answer?.status()).toBe(503);
    await expect(frame.main.getByRole('heading', { level: 1 })).toHaveText(/\S/);
    await frame.expectToWork();
    await page.goto('about:blank');
    await edge.repair();
    expect((await edge.openNew()).status).toBe(200);
  });
});

for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
  test(`an edge that is ended by ${signal} leaves no process behind, not one that loops @O-05`, async () => {
    await edge.release('', 'for (;;);');
    const started = processTree(edge.pid);
    expect(started.length).toBeGreaterThan(2);
    const page = edge.openNew().catch(() => null);
    await edge.expectOthersToAnswer();
    process.kill(edge.pid, signal);
    await expect.poll(() => started.filter(isAlive), { timeout: 90_000 }).toEqual([]);
    await page;
    await edge.startAgain();
    await edge.repair();
  });
}
