import { expect, test } from '../fixtures.ts';
import {
  BUSY,
  FaultyEdge,
  LEAK,
  NEVER_LOADED,
  PAGE_FAULTS_ON_SERVER,
  RENDERED_REMOTES,
} from '../set-up/faulty-edge.ts';
import { OTHER_PAGE } from './fault-table.ts';

/** Visitors who come one after the other while a build fails. */
const VISITORS = 12;

interface ServerFault {
  readonly name: string;
  readonly atLoad?: string;
  readonly atPage?: string;
  /** Whether its pages may be its own, not those of the last good version. */
  readonly goesOn?: true;
}

const FAULTS: readonly ServerFault[] = [
  { name: 'no fault on the server', goesOn: true },
  ...PAGE_FAULTS_ON_SERVER.map(({ name, fault }) => ({ name: `${name} on the server`, atPage: fault })),
  { name: 'is busy for three seconds on the server', atPage: BUSY, goesOn: true },
  { name: 'keeps 50 MB of every page on the server', atPage: LEAK, goesOn: true },
  { name: 'never is loaded on the server', atLoad: NEVER_LOADED },
];

test.describe.configure({ timeout: 240_000 });

for (const remote of RENDERED_REMOTES) {
  test.describe(remote, () => {
    // One edge after the other: what is looked at is how long pages take.
    test.describe.configure({ mode: 'default' });
    let edge: FaultyEdge;

    test.beforeAll(async ({ baseURL }) => {
      test.setTimeout(180_000);
      edge = await FaultyEdge.start(remote, baseURL as string);
    });

    test.afterAll(() => edge.stop());

    for (const { name, atLoad = '', atPage = '', goesOn } of FAULTS)
      test(`${remote}: ${name}: its pages are whole, others answer, and a repair is followed @O-05`, async () => {
        const failing = await edge.release(atLoad, atPage);
        const versions = goesOn ? [edge.good, failing] : [edge.good];
        const first = edge.openNew();
        const took = await edge.expectOthersToAnswer();
        test.info().annotations.push({ type: OTHER_PAGE, description: `${Math.round(took)} ms` });
        for (let visitor = 0; visitor < VISITORS; visitor += 1) {
          const { status, version, isWhole } = await (visitor === 0 ? first : edge.openNew());
          expect([status, isWhole]).toEqual([200, true]);
          expect(versions).toContain(version);
        }
        if (!goesOn) expect(edge.reasonsOf(failing)).not.toEqual([]);
        await edge.expectOthersToAnswer();
        await edge.repair();
        expect((await edge.openNew()).version).toBe(edge.good);
      });
  });
}
