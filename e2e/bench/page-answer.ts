import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { asAnother } from '../set-up/another-page.ts';
import { median, repeat } from './rounds.ts';

const WARM_UP = 5;
const ROUNDS = 60;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Milliseconds until the answer has come. */
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

/** Requests in turn a static file, a cached page, and one that must be rendered; medians in milliseconds. */
export async function measurePageAnswer(url: string) {
  const file = await styleSheetOf(url);
  const round = async () => {
    await ask(url);
    return {
      staticFile: await ask(file),
      cached: await ask(url),
      uncached: await ask(asAnother(url)),
    };
  };
  await repeat(WARM_UP, round);
  const rounds = await repeat(ROUNDS, round);
  return {
    staticFile: median(rounds.map(({ staticFile }) => staticFile)),
    cached: median(rounds.map(({ cached }) => cached)),
    uncached: median(rounds.map(({ uncached }) => uncached)),
  };
}
