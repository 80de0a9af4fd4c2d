import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startHolder } from '../set-up/holder.ts';
import { commandOf, processTree, treeMemory } from '../set-up/processes.ts';
import { freePort, PROJECT, startProduct } from '../set-up/product.ts';
import { type Server, startApi, startEdge } from '../set-up/servers.ts';
import { askForOthers, type Crowd, measureCrowd } from './crowd.ts';
import { keptWords, measureKeptAnswer } from './kept-answer.ts';
import { QUIET } from './operations.ts';
import { ms, type Place, say } from './place.ts';
import type { Results } from './table.ts';

const POINTS = 1000;
const PAGE = '/en-us';
const VISITORS = 20;
const VERY_MANY = 20_000;

const words = ({ answers, perSecond, median, p99 }: Crowd): string =>
  `${answers} pages, ${perSecond.toFixed(1)} a second on all cores; median ${ms(median)}, p99 ${ms(p99)}`;

const edgeOf = ({ folder, store }: Place, api: Server, name: string): Promise<Server> =>
  startEdge({ API_URL: api.url, RELEASE_STORE: store, DATA_DIR: join(folder, name) });

/** What the edge of a portal has of memory while very many pages are rendered, and keeps of it. */
async function measureMemory({ folder, store }: Place) {
  const product = await startProduct({
    DATA_DIR: join(folder, 'load-product'),
    RELEASE_STORE: store,
    API_PORT: String(await freePort()),
    REQUESTS_PER_MINUTE: '100000000',
  });
  const edge = processTree(product.pid).find((pid) => commandOf(pid).includes('shell/server/server.ts'));
  if (!edge) throw new Error('the launcher has no edge');
  await askForOthers(product.url, VERY_MANY / 2, VISITORS);
  const between = treeMemory(edge);
  await askForOthers(product.url, VERY_MANY / 2, VISITORS);
  const busy = treeMemory(edge);
  await delay(QUIET);
  const idle = treeMemory(edge);
  await product.stop();
  return { between, busy, idle };
}

/** Another portal whose API has its data in PostgreSQL. */
async function crowdOnPostgres(place: Place): Promise<Crowd> {
  const postgres = await startHolder('bin/postgres-holder.ts', PROJECT);
  const settings = { DATABASE_URL: postgres.url, DEMO_DATA: '1' };
  const api = await startApi(join(place.folder, 'load-postgres'), POINTS, settings);
  const edge = await edgeOf(place, api, 'load-postgres-edge');
  const crowd = await measureCrowd([edge.url], [api.pid, edge.pid], VISITORS);
  for (const part of [edge, api, postgres]) await part.stop();
  return crowd;
}

/** Pages that nobody asked for before, by many at once, and kept ones beside a raw server. */
export async function benchLoad(place: Place): Promise<Results> {
  say('pages under load');
  const api = await startApi(join(place.folder, 'load'), POINTS);
  const edge = await edgeOf(place, api, 'load-edge');
  const servers = [api.pid, edge.pid];
  const twenty = await measureCrowd([edge.url], servers, VISITORS);
  const fifty = await measureCrowd([edge.url], servers, 50);
  const kept = await measureKeptAnswer(edge, PAGE);
  say('two edges');
  const other = await edgeOf(place, api, 'load-other-edge');
  const two = await measureCrowd([edge.url, other.url], [...servers, other.pid], VISITORS);
  await other.stop();
  await Promise.all([edge.stop(), api.stop()]);
  say(`${VERY_MANY} pages`);
  const memory = await measureMemory(place);
  say('pages on PostgreSQL');
  const postgres = await crowdOnPostgres(place);
  const cpu = Math.max(twenty.cpu, fifty.cpu);
  return {
    wholeTwenty: [twenty.whole * 100, words(twenty)],
    wholeFifty: [fifty.whole * 100, words(fifty)],
    crowdWait: [twenty.p99],
    crowdRate: [1000 / cpu, 'by the CPU of API, edge and render processes; the worse of both'],
    crowdCpu: [cpu, 'the same, for a page'],
    crowdMemory: [
      memory.idle,
      `PSS, ${QUIET / 1000} s after the last; while they are rendered ${memory.between.toFixed(0)} and ${memory.busy.toFixed(0)} MB`,
    ],
    postgresPage: [
      postgres.cpu / twenty.cpu,
      `API, edge and render processes: ${postgres.cpu.toFixed(1)} against ${twenty.cpu.toFixed(1)} ms; ${words(postgres)}`,
    ],
    twoEdges: [
      two.perSecond / twenty.perSecond,
      `on the same cores, asked in turn; ${(two.whole * 100).toFixed(0)} % whole; ${words(two)}`,
    ],
    keptPage: [kept.ratio, keptWords(kept)],
  };
}
