import { mkdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { BROWSER } from '../set-up/browser.ts';
import { freePort, startProduct } from '../set-up/product.ts';
import { measureApiAnswer } from './api-answer.ts';
import { measureEditor } from './editor.ts';
import { measureHome } from './home.ts';
import { measureInteractions } from './interactions.ts';
import { measureMap } from './map.ts';
import { buildOneBundle } from './one-bundle/build-one-bundle.ts';
import { startPrerenderedSite } from './one-bundle/prerendered-site.ts';
import { measureIdleMemory, measureRollback, measureSecondStart } from './operations.ts';
import { measurePageAnswer, type PageAnswers } from './page-answer.ts';
import { startApi, startEdge } from './servers.ts';
import { measureSessions } from './sessions.ts';
import { isKept, type Line, markdownTable } from './table.ts';

const FEW_POINTS = 1000;
const MANY_POINTS = 100_000;
const KB = 1024;
const CACHED_ANSWER = '/api/web/v1/facility/clusters/?bbox=30,50,60,60&zoom=5';

const kb = (bytes: number): string => `${(bytes / KB).toFixed(1)} KB`;
const ms = (time: number): string => `${Math.round(time)} ms`;
const say = (text: string): void => void process.stderr.write(`${text}\n`);

interface Place {
  readonly browser: Browser;
  readonly folder: string;
  readonly store: string;
}

async function benchHome({ browser, folder, store }: Place, origin: string, apiUrl: string): Promise<Line[]> {
  const path = '/en-us';
  const bare = join(folder, 'one-bundle');
  const site = await startPrerenderedSite({ apiUrl, store, folder: bare, path });
  say('home');
  const { product, oneBundle, lcpRatio } = await measureHome(browser, origin + path, site.url + path);
  await site.stop();
  const { scriptBytes, lcp, cls, requests, depth, pictures } = product;
  return [
    {
      what: 'home, first load: JS against one bundle',
      measured: scriptBytes / oneBundle.scriptBytes,
      unit: '×',
      atMost: 1.4,
      note: `${kb(scriptBytes)} against ${kb(oneBundle.scriptBytes)}, brotli`,
    },
    {
      what: 'home: LCP against the prerendered one bundle',
      measured: lcpRatio,
      unit: '×',
      atMost: 1.1,
      note: `${ms(lcp)} against ${ms(oneBundle.lcp)}; median of the pairs’ ratios`,
    },
    {
      what: 'home, first load: requests',
      measured: requests,
      unit: '',
      atMost: 8,
      note: `and ${pictures} pictures; one bundle: ${oneBundle.requests}`,
    },
    { what: 'home, first load: waterfall depth', measured: depth, unit: '', atMost: 2 },
    { what: 'home: CLS', measured: cls, unit: '', atMost: 0.02, note: 'the worst of all runs' },
  ];
}

const PAGES = ['/en-us', '/en-us/charity-events', '/en-us/charity-event/1'];

/** The server's answers of home, events and an event; the worst of the three counts. */
async function benchPages(origin: string): Promise<Line[]> {
  say('page answers');
  const answers: PageAnswers[] = [];
  for (const path of PAGES) answers.push(await measurePageAnswer(origin + path));
  const line = (kind: 'cached' | 'uncached', what: string, atMost: number): Line => ({
    what,
    measured: Math.max(...answers.map((answer) => answer[kind] / answer.staticFile)),
    unit: '×',
    atMost,
    note: `${answers.map((answer) => answer[kind].toFixed(1)).join(', ')} ms; home, events, an event`,
  });
  return [
    line('cached', 'cached page answer against a static file', 2),
    line('uncached', 'uncached page answer against a static file', 100),
  ];
}

async function benchInteractions(browser: Browser, origin: string): Promise<Line> {
  say('interactions');
  const times = await measureInteractions(browser, origin);
  return {
    what: 'interaction to next paint, the slowest',
    measured: Math.max(...Object.values(times).map(({ nextPaint }) => nextPaint)),
    unit: 'ms',
    atMost: 100,
    note: `CPU/4; ${Object.entries(times)
      .map(([what, { nextPaint, complete }]) =>
        complete === null
          ? `${what} ${ms(nextPaint)}`
          : `${what} ${ms(nextPaint)}, complete in ${ms(complete)}`,
      )
      .join('; ')}`,
  };
}

/** A keystroke in a form as large as an editor of the cabinet. */
async function benchEditor({ browser, folder }: Place): Promise<Line> {
  say('a form of 60 fields');
  return {
    what: 'a keystroke in a form of 60 fields, the slowest',
    measured: await measureEditor(browser, join(folder, 'editor')),
    unit: 'ms',
    atMost: 50,
    note: 'CPU/4, to the next paint; fields two deep and rows, all of them wrong and saying so',
  };
}

async function measureMapAt(place: Place, points: number) {
  const data = join(place.folder, `points-${points}`);
  mkdirSync(data);
  const api = await startApi(data, points);
  const edge = await startEdge({ API_URL: api.url, RELEASE_STORE: place.store });
  const map = await measureMap(place.browser, edge.url);
  await edge.stop();
  return { map, api };
}

async function benchMap(place: Place): Promise<Line[]> {
  say(`map with ${FEW_POINTS} points`);
  const few = await measureMapAt(place, FEW_POINTS);
  await few.api.stop();
  say(`map with ${MANY_POINTS} points`);
  const many = await measureMapAt(place, MANY_POINTS);
  say('cached API answer');
  const cached = await measureApiAnswer(many.api.url + CACHED_ANSWER);
  await many.api.stop();
  const { scriptBytes, dataBytes, documentBytes, firstMarkers, longestTask } = many.map;
  return [
    { what: 'map: JS beyond the shell', measured: scriptBytes / KB, unit: 'KB', atMost: 60, note: 'brotli' },
    {
      what: 'map: data of the first view',
      measured: (dataBytes + documentBytes) / KB,
      unit: 'KB',
      atMost: 5,
      note: `${kb(dataBytes)} for the marks, ${kb(documentBytes)} in the document for the list`,
    },
    {
      what: 'map: first markers, 100,000 points against 1,000',
      measured: firstMarkers / few.map.firstMarkers,
      unit: '×',
      atMost: 1.3,
      note: `${ms(firstMarkers)} against ${ms(few.map.firstMarkers)}`,
    },
    {
      what: 'map: longest block of the main thread',
      measured: longestTask,
      unit: 'ms',
      atMost: 100,
      note: '100,000 points, loading and zooming, no throttling',
    },
    {
      what: 'cached API answer against raw node:http',
      measured: cached,
      unit: '×',
      atLeast: 0.8,
      note: 'requests per second, same headers and bytes',
    },
  ];
}

async function benchProduct(place: Place): Promise<Line[]> {
  const env = { DATA_DIR: join(place.folder, 'data'), RELEASE_STORE: place.store };
  const apiPort = String(await freePort());
  say('starting the portal');
  const product = await startProduct({ ...env, API_PORT: apiPort, REQUESTS_PER_MINUTE: '100000000' });
  try {
    say('building the one bundle');
    await buildOneBundle();
    const home = await benchHome(place, product.url, `http://127.0.0.1:${apiPort}`);
    const pages = await benchPages(product.url);
    const interactions = await benchInteractions(place.browser, product.url);
    const megabytes = await measureIdleMemory(product.pid);
    say('rollback');
    const rollback = await measureRollback(product.url);
    await product.stop();
    say('second start');
    const start = await measureSecondStart(env);
    return [
      ...home,
      ...pages,
      interactions,
      {
        what: 'rollback: command to effect',
        measured: rollback,
        unit: 'ms',
        atMost: 1000,
        note: 'from giving the command to the next page',
      },
      {
        what: 'memory of all servers, idle',
        measured: megabytes,
        unit: 'MB',
        atMost: 450,
        note: 'PSS of launcher, API and edge',
      },
      { what: 'npm start, second time', measured: start, unit: 's', atMost: 10 },
    ];
  } finally {
    await product.stop();
  }
}

/** Logins, sessions and open pages of one API instance. */
async function benchSessions({ folder }: Place): Promise<Line[]> {
  say('sessions');
  const settings = { LIVE_SOCKETS_PER_ACCOUNT: '1000', LOGINS_PER_MINUTE: '1000000' };
  const api = await startApi(join(folder, 'sessions'), FEW_POINTS, settings);
  const { withSockets, ofSockets, login, check } = await measureSessions(api);
  await api.stop();
  return [
    {
      what: '1,000 open sockets on one API instance',
      measured: ofSockets,
      unit: 'MB',
      atMost: 150,
      note: `PSS; ${Math.round(withSockets)} MB in all, after it seeded its data`,
    },
    { what: 'login: CPU', measured: login, unit: 'ms', atMost: 150, note: 'the password hash' },
    {
      what: 'session check: CPU',
      measured: check,
      unit: 'ms',
      atMost: 1,
      note: 'a whole call of /api/web/v1/auth/',
    },
  ];
}

const folder = await mkdtemp(join(tmpdir(), 'ecocircle-bench-'));
process.env.RELEASE_STORE = join(folder, 'releases');
const browser = await chromium.launch(BROWSER);
try {
  const place: Place = { browser, folder, store: join(folder, 'releases') };
  const ofProduct = await benchProduct(place);
  say(markdownTable(ofProduct));
  const editor = await benchEditor(place);
  const lines = [...ofProduct, editor, ...(await benchSessions(place)), ...(await benchMap(place))];
  process.stdout.write(`${markdownTable(lines)}\n`);
  if (!lines.every(isKept)) process.exitCode = 1;
} finally {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
}
