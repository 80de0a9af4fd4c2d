import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { WHOLE_BROWSER } from '../set-up/browser.ts';
import { freePort, startProduct } from '../set-up/product.ts';
import { type Server, startApi, startEdge } from '../set-up/servers.ts';
import { measureEditor } from './editor.ts';
import { measureEmptyLcp, measureHome, measureHydrated, measurePublicLcp } from './home.ts';
import { measureInteractions } from './interactions.ts';
import { measureKeptCity } from './kept-city.ts';
import { keepRun, worseThanKept } from './kept-run.ts';
import { benchLoad } from './load.ts';
import { benchMap, benchOtherMaps } from './map-rows.ts';
import { buildOneBundle } from './one-bundle/build-one-bundle.ts';
import { startPrerenderedSite } from './one-bundle/prerendered-site.ts';
import { measureIdleMemory, measureRollback, measureSecondStart } from './operations.ts';
import { measureOwnPoints } from './own-points.ts';
import { measurePageAnswer } from './page-answer.ts';
import { measurePhotos } from './photos.ts';
import { kb, ms, type Place, say, toKb } from './place.ts';
import { measurePointEditor } from './point-editor.ts';
import { measureQuestions } from './questions.ts';
import { measureSessions } from './sessions.ts';
import { startSizedPortals } from './sized-portals.ts';
import { measureStreetTiles } from './street-tiles.ts';
import { measureSuggestions } from './suggestions.ts';
import { areKept, type Measured, markdownTable, type Results } from './table.ts';

const FEW_POINTS = 1000;
const OWN_POINTS = 5000;
const EDGES = 20;

async function benchHome({ browser, folder, store }: Place, origin: string, apiUrl: string) {
  const path = '/en-us';
  const bare = join(folder, 'one-bundle');
  const site = await startPrerenderedSite({ apiUrl, store, folder: bare, path });
  say('home');
  const { product, oneBundle, lcpRatio } = await measureHome(browser, origin + path, site.url + path);
  const hydrated = await measureHydrated(browser, origin + path, site.url + path);
  await site.stop();
  const paints = await measurePublicLcp(browser, origin);
  const emptyLcp = await measureEmptyLcp(browser);
  const { scriptBytes, lcp, cls, blocked, requests, depth, pictures } = product;
  const bytes = `${kb(scriptBytes)} against ${kb(oneBundle.scriptBytes)}, brotli`;
  return {
    homeScripts: [scriptBytes / oneBundle.scriptBytes, bytes],
    homeBytes: [toKb(scriptBytes), 'brotli'],
    homePaint: [lcpRatio, `${ms(lcp)} against ${ms(oneBundle.lcp)}; median of the pairs’ ratios`],
    homeLcp: [lcp, `first load at 1280 px; 1.6 Mbps, 150 ms, CPU/4; a page of one heading ${ms(emptyLcp)}`],
    publicLcp: [
      Math.max(...Object.values(paints)),
      Object.entries(paints)
        .map(([page, paint]) => `${page} ${ms(paint)}`)
        .join(', '),
    ],
    homeHydrated: [
      hydrated.ratio,
      `${ms(hydrated.product)} against ${ms(hydrated.oneBundle)}, both at once; median of the pairs’ ratios`,
    ],
    homeBlocked: [blocked, `CPU/4; what tasks take beyond 50 ms each; one bundle: ${ms(oneBundle.blocked)}`],
    homeRequests: [requests, `and ${pictures} pictures; one bundle: ${oneBundle.requests}`],
    homeDepth: [depth],
    homeShifts: [cls, 'the worst of all runs'],
  } satisfies Results;
}

const PAGES = ['/en-us', '/en-us/charity-events', '/en-us/charity-event/1'];

/** The server's answers of home, events and an event; the worst of the three counts. */
async function benchPages(origin: string) {
  say('page answers');
  const answers: Awaited<ReturnType<typeof measurePageAnswer>>[] = [];
  for (const path of PAGES) answers.push(await measurePageAnswer(origin + path));
  const worst = (kind: 'cached' | 'uncached'): Measured => [
    Math.max(...answers.map((answer) => answer[kind] / answer.staticFile)),
    `${answers.map((answer) => answer[kind].toFixed(1)).join(', ')} ms; home, events, an event`,
  ];
  return { cachedPage: worst('cached'), uncachedPage: worst('uncached') } satisfies Results;
}

/** The editor of a recycling point, signed in. */
async function benchPointEditor(browser: Browser, origin: string) {
  say('the editor of a point');
  const { scripts, opened, another, keystroke, withoutScripts } = await measurePointEditor(browser, origin);
  return {
    editorScripts: [
      toKb(scripts.first),
      `brotli; ${kb(scripts.all)} with what comes behind: map, rules, phone`,
    ],
    editorOpened: [opened, `CPU/4, from the list; the page of the account ${ms(another)}`],
    editorKeystroke: [keystroke, `CPU/4, to the next paint; ${ms(withoutScripts)} without scripts`],
  } satisfies Results;
}

/** The tiles of the town whose streets the demo data has. */
async function benchStreetTiles(origin: string) {
  say('street tiles');
  const { median, p95, cached, reference, largest } = await measureStreetTiles(origin);
  const words = `${cached.toFixed(2)} ms against ${reference.toFixed(2)} ms, over HTTP`;
  return {
    streetTile: [p95, `zooms 12 to 19, one after the other; median ${median.toFixed(1)} ms`],
    cachedStreetTile: [cached - reference, words],
    streetTileBytes: [toKb(largest), 'brotli'],
  } satisfies Results;
}

async function benchInteractions(browser: Browser, origin: string) {
  say('interactions');
  const times = await measureInteractions(browser, origin);
  const slowest = Math.max(...Object.values(times).map(({ nextPaint }) => nextPaint));
  const all = Object.entries(times).map(
    ([what, { nextPaint, complete }]) =>
      `${what} ${ms(nextPaint)}${complete === null ? '' : `, complete in ${ms(complete)}`}`,
  );
  return { interaction: [slowest, `CPU/4; ${all.join('; ')}`] } satisfies Results;
}

async function benchSuggestions(browser: Browser, origin: string) {
  say('suggestions');
  const { first, later } = await measureSuggestions(browser, origin);
  const each = Object.entries(first).map(([page, time]) => `${page} ${ms(time)}`);
  const how = `CPU/4; ${each.join(', ')}; the slowest key after it ${ms(later)}`;
  return { suggestions: [Math.max(...Object.values(first)), how] } satisfies Results;
}

/** The city of the demo data, kept for when there is no line. */
async function benchKeptCity(browser: Browser, origin: string) {
  say('a kept city');
  const { toAsked, time, firstTime, files, sent, told, storedToTold } = await measureKeptCity(
    browser,
    origin,
  );
  const times = `${(time / 1000).toFixed(1)} s, ${(firstTime / 1000).toFixed(1)} s before its tiles were drawn`;
  return {
    keptCity: [toAsked, `${times}; ${files} files, ${kb(sent)} on the line`],
    keptSize: [storedToTold, `it is said to take ${kb(told)}`],
  } satisfies Results;
}

/** A keystroke in a form as large as an editor of the cabinet. */
async function benchEditor({ browser, folder }: Place) {
  say('a form of 60 fields');
  const { slowest, withoutScripts } = await measureEditor(browser, join(folder, 'editor'));
  const how = `CPU/4, to the next paint; all fields wrong and saying so; ${ms(withoutScripts)} without scripts`;
  return { keystroke: [slowest, how] } satisfies Results;
}

/** A rollback, seen by the portal's edge and others on its store. */
async function benchRollback({ folder, store }: Place, origin: string, apiUrl: string) {
  say('rollback');
  const others: Server[] = [];
  for (let edge = 1; edge < EDGES; edge += 1) {
    const DATA_DIR = join(folder, `edge-${edge}`);
    others.push(await startEdge({ API_URL: apiUrl, RELEASE_STORE: store, DATA_DIR }));
  }
  const { first, last } = await measureRollback([origin, ...others.map(({ url }) => url)]);
  await Promise.all(others.map((edge) => edge.stop()));
  return { rollback: [last, `the first of them ${ms(first)}`] } satisfies Results;
}

async function benchProduct(place: Place) {
  const env = { DATA_DIR: join(place.folder, 'data'), RELEASE_STORE: place.store };
  const apiPort = String(await freePort());
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  say('starting the portal');
  const product = await startProduct({ ...env, API_PORT: apiPort, REQUESTS_PER_MINUTE: '100000000' });
  try {
    say('building the one bundle');
    await buildOneBundle();
    const home = await benchHome(place, product.url, apiUrl);
    const pages = await benchPages(product.url);
    const interactions = await benchInteractions(place.browser, product.url);
    const suggestions = await benchSuggestions(place.browser, product.url);
    const keptCity = await benchKeptCity(place.browser, product.url);
    const pointEditor = await benchPointEditor(place.browser, product.url);
    const questions = await measureQuestions(product.url);
    const megabytes = await measureIdleMemory(product.pid);
    const streets = await benchStreetTiles(product.url);
    const rollback = await benchRollback(place, product.url, apiUrl);
    await product.stop();
    say('second start');
    const start = await measureSecondStart(env);
    return {
      ...home,
      questions,
      ...pages,
      ...interactions,
      ...suggestions,
      ...keptCity,
      ...pointEditor,
      ...streets,
      ...rollback,
      idleMemory: [megabytes, 'PSS of launcher, API and edge, behind all that stands above'],
      secondStart: [start.seconds],
      startMemory: [start.megabytes, 'PSS of launcher, API, edge and its render processes'],
    } satisfies Results;
  } finally {
    await product.stop();
  }
}

/** Logins, sessions and open pages of one API instance. */
async function benchSessions({ folder }: Place) {
  say('sessions');
  const settings = { LIVE_SOCKETS_PER_ACCOUNT: '1000', LOGINS_PER_MINUTE: '1000000' };
  const api = await startApi(join(folder, 'sessions'), FEW_POINTS, settings);
  const { withSockets, ofSockets, login, check } = await measureSessions(api);
  await api.stop();
  return {
    sockets: [ofSockets, `PSS; ${Math.round(withSockets)} MB in all, after it seeded its data`],
    login: [login, 'the password hash'],
    sessionCheck: [check, 'a whole call of /api/web/v1/auth/'],
  } satisfies Results;
}

/** Calls of the cabinet to one API instance. */
async function benchOwnPoints({ folder }: Place) {
  say('own points');
  const data = join(folder, 'own-points');
  const api = await startApi(data, OWN_POINTS + FEW_POINTS);
  const { save, read, few, many } = await measureOwnPoints(api.url, data, OWN_POINTS);
  await api.stop();
  return {
    save: [save, `the point and its rates, over HTTP; reading it ${read.toFixed(1)} ms`],
    ownList: [many, `a searched page of ${OWN_POINTS}; of 40 points ${few.toFixed(1)} ms`],
  } satisfies Results;
}

/** Photos sent to one API instance. */
async function benchPhotos({ folder }: Place) {
  say('photos');
  const api = await startApi(join(folder, 'photos'), FEW_POINTS, { PHOTOS_PER_MINUTE: '1000' });
  const { each, idle, busy } = await measurePhotos(api.url);
  await api.stop();
  const { heic, ...others } = each;
  const words = Object.entries(others).map(([type, time]) => `${type} ${time.toFixed(2)} s`);
  return {
    photo: [Math.max(...Object.values(others)), words.join(', ')],
    heicPhoto: [heic, 'a drawn scene: little to decode'],
    besidePhotos: [
      busy / idle,
      `median of a list of points, ${busy.toFixed(1)} ms against ${idle.toFixed(1)} ms`,
    ],
  } satisfies Results;
}

/** The portal as a whole: the launcher, its servers, its pages. */
async function benchPortal(place: Place): Promise<Results> {
  const results = await benchProduct(place);
  say(markdownTable(results));
  return results;
}

/** What people with an account do, each with an API of its own. */
const benchCabinet = async (place: Place): Promise<Results> => ({
  ...(await benchEditor(place)),
  ...(await benchSessions(place)),
  ...(await benchOwnPoints(place)),
  ...(await benchPhotos(place)),
});

const PARTS = ['portal', 'load', 'cabinet', 'map', 'other-maps'] as const;

type Part = (typeof PARTS)[number];

/** The parts that were named, or all; a name that no part has is refused. */
function wantedParts(names: readonly string[]): ReadonlySet<Part> {
  const unknown = names.find((name) => !PARTS.some((part) => part === name));
  if (unknown) throw new Error(`${unknown} is no part of the benchmark: ${PARTS.join(', ')}`);
  return new Set(names.length > 0 ? (names as Part[]) : PARTS);
}

/** Builds the portal and releases it into the store of this run: the first start does. */
async function release(place: Place): Promise<Results> {
  say('building the portal');
  const product = await startProduct({
    DATA_DIR: join(place.folder, 'released'),
    RELEASE_STORE: place.store,
    API_PORT: String(await freePort()),
  });
  await product.stop();
  return {};
}

/** The map's parts, each after the other with the same portals. */
async function benchMaps(place: Place, wanted: ReadonlySet<Part>) {
  const portals = await startSizedPortals(place);
  const results = wanted.has('map') ? await benchMap(place, portals) : {};
  say(markdownTable(results));
  const others = wanted.has('other-maps') ? await benchOtherMaps(place, portals) : null;
  for (const portal of Object.values(portals)) await portal.stop();
  return { results, others };
}

async function bench(place: Place, wanted: ReadonlySet<Part>, isToKeep: boolean): Promise<void> {
  const portal = wanted.has('portal') ? await benchPortal(place) : await release(place);
  const load = wanted.has('load') ? await benchLoad(place) : {};
  const cabinet = wanted.has('cabinet') ? await benchCabinet(place) : {};
  const isMapWanted = wanted.has('map') || wanted.has('other-maps');
  const maps = isMapWanted ? await benchMaps(place, wanted) : { results: {}, others: null };
  const results: Results = { ...portal, ...load, ...cabinet, ...maps.results };
  process.stdout.write(`${markdownTable(results)}\n`);
  if (maps.others) process.stdout.write(`\n${maps.others}\n`);
  const worse = await worseThanKept(results);
  if (worse.length > 0)
    process.stdout.write(
      `\nWorse than in the last kept run by more than its noise:\n${worse.map((line) => `- ${line}\n`).join('')}`,
    );
  if (isToKeep) await keepRun(results);
  if (!areKept(results)) process.exitCode = 1;
}

const KEEP = '--keep';
const said = process.argv.slice(2);
const wanted = wantedParts(said.filter((word) => word !== KEEP));
const folder = await mkdtemp(join(tmpdir(), 'ecocircle-bench-'));
process.env.RELEASE_STORE = join(folder, 'releases');
const browser = await chromium.launch(WHOLE_BROWSER);
try {
  await bench({ browser, folder, store: join(folder, 'releases') }, wanted, said.includes(KEEP));
} finally {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
}
