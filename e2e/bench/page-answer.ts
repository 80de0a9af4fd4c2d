import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { median } from './page-load.ts';

const ROUNDS = 60;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Response times of the edge, in milliseconds; medians of rounds that request each kind in turn. */
export interface PageAnswers {
  readonly staticFile: number;
  readonly cached: number;
  readonly uncached: number;
}

function ask(url: string): Promise<number> {
  const began = performance.now();
  return new Promise((done, fail) => {
    const call = request(url, { agent, headers: { 'accept-encoding': 'br' } }, async (answer) => {
      await buffer(answer);
      if (answer.statusCode === 200) done(performance.now() - began);
      else fail(new Error(`${url} answered ${answer.statusCode}`));
    });
    call.once('error', fail);
    call.end();
  });
}

/** The style sheet of the page: a static file that the same edge serves. */
async function styleSheetOf(url: string): Promise<string> {
  const html = await (await fetch(url)).text();
  const [, path] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? [];
  if (!path) throw new Error(`${url} has no style sheet`);
  return new URL(path, url).href;
}

/** Requests in turn a static file, a cached page, and one that must be rendered. */
export async function measurePageAnswer(url: string): Promise<PageAnswers> {
  const file = await styleSheetOf(url);
  const times = { staticFile: [] as number[], cached: [] as number[], uncached: [] as number[] };
  for (let round = -5; round < ROUNDS; round += 1) {
    await ask(url);
    const answered = {
      staticFile: await ask(file),
      cached: await ask(url),
      uncached: await ask(`${url}?bench=${performance.now()}`),
    };
    if (round < 0) continue;
    for (const kind of ['staticFile', 'cached', 'uncached'] as const) times[kind].push(answered[kind]);
  }
  return {
    staticFile: median(times.staticFile),
    cached: median(times.cached),
    uncached: median(times.uncached),
  };
}
