import { writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { EdgeStatement } from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import { stateOf } from './edge-statement.ts';
import { openDesk } from './release-run.ts';

const ENDED = 2 ** 22;

test('a promotion names the edges that have not taken it up, and counts none that has ended @O-03', async () => {
  const desk = openDesk();
  await desk.givenPublished({ version: '1.0.0' });
  stateOf(desk, 'quick', { revision: 9 });
  stateOf(desk, 'slow');
  stateOf(desk, 'closed', { leftAt: new Date().toISOString() });
  stateOf(desk, 'silent', { at: new Date(Date.now() - 60_000).toISOString() });
  stateOf(desk, 'killed', { host: hostname(), pid: ENDED });
  writeFileSync(join(desk.store, 'edges', 'half.json'), '{"id":');
  const run = await desk.run('promote', 'mf-public', '1.0.0', '--wait', '0');
  expect([run.status, run.errors]).toEqual([0, '']);
  expect(run.output).toContain('1 of 2 edges have taken it up.');
  expect(run.output).toContain('Not yet: host-slow (process 1, shell b1, contract');
  expect(run.output).not.toMatch(/host-(closed|silent)/);
});

test('where no edge runs, nobody is waited for @O-03', async () => {
  const desk = openDesk();
  await desk.givenPublished({ version: '1.0.0' });
  const run = await desk.run('promote', 'mf-public', '1.0.0', '--wait', '600');
  expect(run.output).toContain('No edge that runs has told of itself.');
});

test('a build that an edge cannot show is refused with its name, whatever the checkout has @O-04', async () => {
  const desk = openDesk();
  await desk.givenPublished({ version: '1.0.0' });
  stateOf(desk, 'old', { contract: '0.9.0' });
  const run = await desk.run('promote', 'mf-public', '1.0.0');
  expect(run.status).toBe(1);
  expect(run.errors).toContain('edges that run have another: host-old (process 1) has 0.9.0');
});

test('the status shows what browsers told all edges of each version, beside the one before it @O-09', async () => {
  const desk = openDesk();
  await desk.givenPromoted({ version: '1.0.0' }, { version: '1.1.0' });
  const figures = (version: string, failures: number, good: number): EdgeStatement['figures'][number] => ({
    part: 'mf-public',
    version,
    failures,
    errors: 1,
    longTasks: 0,
    vitals: { LCP: { good, 'needs-improvement': 1, poor: 0 } },
  });
  stateOf(desk, 'one', { revision: 2, figures: [figures('1.1.0', 3, 2), figures('0.1.0', 99, 1)] });
  stateOf(desk, 'gone', { leftAt: new Date().toISOString(), figures: [figures('1.1.0', 4, 5)] });
  const { figures: summed, edges } = JSON.parse((await desk.run('status', '--json')).output);
  expect(edges.map(({ id }: EdgeStatement) => id)).toEqual(['one']);
  expect(summed).toContainEqual({
    part: 'mf-public',
    version: '1.1.0',
    failures: 7,
    errors: 2,
    longTasks: 0,
    vitals: { LCP: { good: 7, 'needs-improvement': 2, poor: 0 } },
  });
  const { output } = await desk.run('status');
  expect(output).toMatch(/mf-public@1\.1\.0 +7 +2 +0 .*78% of 9/);
  expect(output).toMatch(/mf-public@1\.0\.0 +0 +0 +0 /);
  expect(output).toMatch(/shell@b1 /);
  expect(output).toMatch(/host-one +1 +b1 /);
});
