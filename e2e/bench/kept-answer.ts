import autocannon from 'autocannon';
import { cpuOf } from '../set-up/processes.ts';
import { type Server, startConstant } from '../set-up/servers.ts';
import { median, repeat } from './rounds.ts';
import { wrkRate } from './wrk.ts';

/** Short and many: whatever else runs on the machine then meets both servers alike. */
const RUNS = 12;
const SECONDS = 1;
/** So long until the engine has compiled what answers. */
const WARM_UP_SECONDS = 4;
const CONNECTIONS = 20;
const ACCEPT = { 'accept-encoding': 'br' };
const MICROSECONDS = 1000;

/** What a server needs for an answer, and how many it gives. */
interface Load {
  /** Microseconds of CPU. */
  readonly cpu: number;
  readonly perSecond: number;
}

async function loadOf({ pid }: Pick<Server, 'pid'>, url: string, seconds: number): Promise<Load> {
  const before = cpuOf(pid);
  const { requests, non2xx } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    headers: ACCEPT,
  });
  if (non2xx > 0) throw new Error(`${url} refused ${non2xx} requests`);
  return { cpu: ((cpuOf(pid) - before) * MICROSECONDS) / requests.total, perSecond: requests.average };
}

/**
 * What a kept answer of a server is beside the same headers and bytes of a raw node:http server, in turns. `ratio` is that
 * of the requests per second by wrk, which needs little of a core itself; autocannon shares the processor with whom it
 * asks, so that CPU is read beside it.
 */
export async function measureKeptAnswer(server: Pick<Server, 'url' | 'pid'>, path: string) {
  const url = server.url + path;
  const constant = await startConstant(url);
  await loadOf(server, url, WARM_UP_SECONDS);
  await loadOf(constant, constant.url, WARM_UP_SECONDS);
  const loads = await repeat(RUNS, async () => ({
    kept: await loadOf(server, url, SECONDS),
    raw: await loadOf(constant, constant.url, SECONDS),
  }));
  const rates = await repeat(RUNS, async () => ({
    kept: await wrkRate(url, CONNECTIONS, SECONDS),
    raw: await wrkRate(constant.url, CONNECTIONS, SECONDS),
  }));
  await constant.stop();
  return {
    ratio: median(rates.map(({ kept, raw }) => kept / raw)),
    rates: { kept: median(rates.map(({ kept }) => kept)), raw: median(rates.map(({ raw }) => raw)) },
    byAutocannon: median(loads.map(({ kept, raw }) => kept.perSecond / raw.perSecond)),
    byCpu: median(loads.map(({ kept, raw }) => raw.cpu / kept.cpu)),
    cpu: { kept: median(loads.map(({ kept }) => kept.cpu)), raw: median(loads.map(({ raw }) => raw.cpu)) },
  };
}

const thousands = (rate: number): string => (rate / 1000).toFixed(1);

export const keptWords = (answer: Awaited<ReturnType<typeof measureKeptAnswer>>): string =>
  `requests per second by wrk, same headers and bytes: ${thousands(answer.rates.kept)} against ` +
  `${thousands(answer.rates.raw)} thousand; by autocannon ${answer.byAutocannon.toFixed(2)} ×; ` +
  `CPU under autocannon ${answer.cpu.kept.toFixed(1)} against ${answer.cpu.raw.toFixed(1)} µs, ${answer.byCpu.toFixed(2)} ×`;
