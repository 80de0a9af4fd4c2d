import autocannon from 'autocannon';
import { startConstant } from '../set-up/servers.ts';
import { median, repeat } from './rounds.ts';

const RUNS = 5;
const SECONDS = 2;
const CONNECTIONS = 20;
const ACCEPT = { 'accept-encoding': 'br' };

async function requestsPerSecond(url: string): Promise<number> {
  const { requests, non2xx } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: ACCEPT,
  });
  if (non2xx > 0) throw new Error(`${url} refused ${non2xx} requests`);
  return requests.average;
}

/** How many cached answers of the API are served while a raw node:http server serves one. */
export async function measureApiAnswer(url: string): Promise<number> {
  const constant = await startConstant(url);
  const ratios = await repeat(
    RUNS,
    async () => (await requestsPerSecond(url)) / (await requestsPerSecond(constant.url)),
  );
  await constant.stop();
  return median(ratios);
}
