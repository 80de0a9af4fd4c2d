import { parseArgs } from 'node:util';
import { startOwnPortal } from '../set-up/own-portal.ts';
import { fuzzPortal } from './fuzz-portal.ts';

const BATCH = 1000;

const { values } = parseArgs({
  options: { count: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
});
const count = Number(values.count);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const portal = await startOwnPortal('SQLite', 0);
try {
  const total = new Map<number, number>();
  let failed = 0;
  for (let sent = 0; sent < count; sent += BATCH) {
    const seed = Number(values.seed) + sent;
    const run = await fuzzPortal(portal.url, { count: Math.min(BATCH, count - sent), seed });
    for (const [status, times] of run.statuses) total.set(status, (total.get(status) ?? 0) + times);
    for (const failure of run.failures) say(`seed ${seed}: ${failure}`);
    failed += run.failures.length;
  }
  const statuses = [...total].sort(([one], [other]) => one - other);
  for (const [status, times] of statuses) say(`${status || 'ended'}  ${times}`);
  say(`${failed} of ${count} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
} finally {
  await portal.stop();
}
