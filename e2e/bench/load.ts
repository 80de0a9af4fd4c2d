import { join } from 'node:path';
import { startApi, startEdge } from '../set-up/servers.ts';
import { type Crowd, measureCrowd } from './crowd.ts';
import { keptWords, measureKeptAnswer } from './kept-answer.ts';
import { ms, type Place, say } from './place.ts';
import type { Results } from './table.ts';

const POINTS = 1000;
const PAGE = '/en-us';

const words = ({ answers, perSecond, median, p99 }: Crowd): string =>
  `${answers} pages, ${perSecond.toFixed(1)} a second on all cores; median ${ms(median)}, p99 ${ms(p99)}`;

/** Pages that nobody asked for before, by many at once, and kept ones beside a raw server. */
export async function benchLoad({ folder, store }: Place): Promise<Results> {
  say('pages under load');
  const api = await startApi(join(folder, 'load'), POINTS);
  const edge = await startEdge({
    API_URL: api.url,
    RELEASE_STORE: store,
    DATA_DIR: join(folder, 'load-edge'),
  });
  const servers = [api.pid, edge.pid];
  const twenty = await measureCrowd(edge.url, servers, 20);
  const fifty = await measureCrowd(edge.url, servers, 50);
  const kept = await measureKeptAnswer(edge, PAGE);
  await Promise.all([edge.stop(), api.stop()]);
  const cpu = Math.max(twenty.cpu, fifty.cpu);
  return {
    wholeTwenty: [twenty.whole * 100, words(twenty)],
    wholeFifty: [fifty.whole * 100, words(fifty)],
    crowdWait: [twenty.p99],
    crowdRate: [1000 / cpu, 'by the CPU of API, edge and render processes; the worse of both'],
    crowdCpu: [cpu, 'the same, for a page'],
    keptPage: [kept.ratio, keptWords(kept)],
  };
}
