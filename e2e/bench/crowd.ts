import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { asAnother } from '../set-up/another-page.ts';
import { cpuOf, processTree } from '../set-up/processes.ts';

const PAGES = [
  '/en-us',
  '/en-us/charity-events',
  '/en-us/charity-event/1',
  '/en-us/recycling-points',
  '/en-us/what-to-do-with',
];
const WARM_UP_MS = 4000;
const MEASURED_MS = 10_000;

interface Asked {
  readonly status: number | undefined;
  readonly body: Buffer;
  readonly ms: number;
}

/** What visitors of pages that nobody asked for before got, together. */
export interface Crowd {
  /** Which part of the answers were whole pages. */
  readonly whole: number;
  readonly answers: number;
  readonly perSecond: number;
  /** Milliseconds of CPU of all servers for an answer. */
  readonly cpu: number;
  readonly median: number;
  readonly p99: number;
}

async function ask(url: string, agent: Agent): Promise<Asked> {
  const began = performance.now();
  const call = get(url, { agent, headers: { 'accept-encoding': 'br' } });
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  const body = await buffer(answer);
  return { status: answer.statusCode, body, ms: performance.now() - began };
}

/** Visitors who each ask for one page after the other, all of them others, of the portal's edges in turn. */
async function visit(
  origins: readonly string[],
  visitors: number,
  goesOn: (asked: number) => boolean,
  take: (asked: Asked) => void,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  let next = 0;
  const one = async (): Promise<void> => {
    while (goesOn(next)) {
      const page = PAGES[next % PAGES.length] as string;
      const origin = origins[next % origins.length] as string;
      next += 1;
      take(await ask(asAnother(origin + page), agent));
    }
  };
  await Promise.all(Array.from({ length: visitors }, one));
  agent.destroy();
}

async function visitFor(
  origins: readonly string[],
  visitors: number,
  milliseconds: number,
): Promise<Asked[]> {
  const end = performance.now() + milliseconds;
  const asked: Asked[] = [];
  await visit(
    origins,
    visitors,
    () => performance.now() < end,
    (one) => asked.push(one),
  );
  return asked;
}

/** Asks an edge for so many pages that it has not kept. */
export const askForOthers = (origin: string, pages: number, visitors: number): Promise<void> =>
  visit(
    [origin],
    visitors,
    (asked) => asked < pages,
    () => {},
  );

/** Read after all were asked for, since it takes time of the machine's own. */
function isWhole({ status, body }: Asked): boolean {
  if (status !== 200) return false;
  const html = brotliDecompressSync(body).toString();
  return html.includes('"hydration":') && /<h1[ >]/.test(html) && html.trimEnd().endsWith('</html>');
}

const cpuOfAll = (pids: readonly number[]): number =>
  pids.flatMap(processTree).reduce((sum, pid) => sum + cpuOf(pid), 0);

/**
 * Asks a portal for pages that it has not kept.
 *
 * @param origins - of its edges
 * @param pids - of its servers, each with those below it
 */
export async function measureCrowd(
  origins: readonly string[],
  pids: readonly number[],
  visitors: number,
): Promise<Crowd> {
  await visitFor(origins, visitors, WARM_UP_MS);
  const [before, began] = [cpuOfAll(pids), performance.now()];
  const asked = await visitFor(origins, visitors, MEASURED_MS);
  const [cpu, took] = [cpuOfAll(pids) - before, performance.now() - began];
  const times = asked.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (part: number): number => times[Math.floor(times.length * part)] ?? Number.NaN;
  return {
    whole: asked.filter(isWhole).length / asked.length,
    answers: asked.length,
    perSecond: (asked.length * 1000) / took,
    cpu: cpu / asked.length,
    median: at(0.5),
    p99: at(0.99),
  };
}
