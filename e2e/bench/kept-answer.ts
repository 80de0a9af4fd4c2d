import autocannon from 'autocannon';
import { cpuOf } from '../set-up/processes.ts';
import { type Server, startConstant } from '../set-up/servers.ts';
import { median, repeat } from './rounds.ts';

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
 * What a kept answer of a server takes beside the same headers and bytes of a raw node:http server, in turns. By CPU,
 * since on two cores the one that asks, and whatever else runs, takes its share of the requests per second.
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
  await constant.stop();
  const cpu = (of: 'kept' | 'raw'): number => median(loads.map((load) => load[of].cpu));
  return {
    ratio: median(loads.map(({ kept, raw }) => raw.cpu / kept.cpu)),
    perSecond: median(loads.map(({ kept, raw }) => kept.perSecond / raw.perSecond)),
    kept: cpu('kept'),
    raw: cpu('raw'),
  };
}

export const keptWords = ({ kept, raw, perSecond }: Awaited<ReturnType<typeof measureKeptAnswer>>): string =>
  `CPU of an answer, same headers and bytes: ${kept.toFixed(1)} against ${raw.toFixed(1)} µs; ` +
  `requests per second ${perSecond.toFixed(2)} ×`;
