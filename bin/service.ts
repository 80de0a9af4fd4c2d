import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from './failure.ts';
import { startNode } from './spawned.ts';

/** The first start fills the database with demo data. */
const READY_WITHIN = 180_000;
const ASK_EVERY = 100;
/** Megabytes of the young generation: idle servers need 15 MB less and are not slower. */
const YOUNG_HEAP = '--max-semi-space-size=4';
const LEAVE_WITH_PARENT = join(import.meta.dirname, 'leave-with-parent.ts');

/** The launcher runs as long as the portal does: `fetch`, or an import of node:http, would cost it 15 MB. */
const { get } = process.getBuiltinModule('node:http');

/** A server that the launcher starts. `url` answers `/readyz`. */
export interface Service {
  readonly name: string;
  readonly file: string;
  readonly url: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Rejects when the server ends, which it should not do by itself. */
function untilItEnds({ name }: Service, child: ChildProcess): Promise<never> {
  return new Promise((_, fail) => {
    child.once('error', (error) => fail(new Failure(`The ${name} could not be started: ${error.message}`)));
    child.once('exit', (code, signal) =>
      fail(
        new Failure(
          `The ${name} ended by itself (${signal ?? `exit code ${code}`}); its last output is above.`,
        ),
      ),
    );
  });
}

function isReady(url: string): Promise<boolean> {
  return new Promise((done) => {
    const request = get(`${url}/readyz`, { timeout: 2000 }, (response) => {
      response.resume();
      done(response.statusCode === 200);
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => done(false));
  });
}

async function untilReady({ name, url }: Service): Promise<void> {
  const end = Date.now() + READY_WITHIN;
  while (!(await isReady(url))) {
    if (Date.now() > end)
      throw new Failure(`The ${name} did not become ready within ${READY_WITHIN / 1000} s.`);
    await delay(ASK_EVERY);
  }
}

/**
 * Starts a server and waits until it is ready. Its output goes to standard error.
 *
 * @returns a promise that rejects when the server ends
 * @throws Failure when it ends before it is ready
 */
export async function startService(service: Service): Promise<{ ended: Promise<never> }> {
  const args = [
    '--disable-warning=ExperimentalWarning',
    YOUNG_HEAP,
    '--import',
    LEAVE_WITH_PARENT,
    service.file,
  ];
  const child = startNode({ args, env: service.env }, ['ignore', process.stderr, process.stderr, 'ipc']);
  const ended = untilItEnds(service, child);
  await Promise.race([untilReady(service), ended]);
  return { ended };
}
