import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { freePort } from '../set-up/product.ts';
import { median } from './page-load.ts';

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

/** A process of its own that sends the same headers and bytes from a constant buffer. */
async function startConstant(url: string): Promise<{ url: string; stop(): void }> {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'constant-answer.ts'), String(port), url],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await once(child.stdout, 'data');
  return { url: `http://127.0.0.1:${port}/`, stop: () => void child.kill('SIGTERM') };
}

/** How many cached answers of the API are served while a raw node:http server serves one. */
export async function measureApiAnswer(url: string): Promise<number> {
  const constant = await startConstant(url);
  const ratios: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const api = await requestsPerSecond(url);
    ratios.push(api / (await requestsPerSecond(constant.url)));
  }
  constant.stop();
  return median(ratios);
}
