import { MARKS, POINTS_LIST } from './answer-call.ts';
import { type AskedKind, type KeptAnswer, kindOf, PATIENCE_MS, SetAnswers } from './answering.ts';
import { gatherCity } from './gather-city.ts';
import { Keeper } from './keeper.ts';
import { KeptSets } from './kept-sets.ts';
import type { Ask, CityToKeep } from './messages.ts';
import { SeenAnswers } from './seen-answers.ts';
import { ToldPages } from './told-pages.ts';
import type { FetchEvent, WorkerScope } from './worker-scope.ts';

/** The folder of the build that this worker belongs to, `/mf/{remote}/{version}/`: each release is another script. */
declare const __webpack_public_path__: string;

const scope = globalThis as unknown as WorkerScope;
const REMOTE = 'mf-points-map';
const version = __webpack_public_path__.split('/')[3] ?? '';
/** The address of the map in the language that this worker looks after. */
const mapUrl = new URL(scope.registration.scope).pathname;
const owner = `${REMOTE} ${mapUrl}`;
const sets = new KeptSets(scope.caches, owner, version);
const seen = new SeenAnswers(() => scope.caches.open(`${owner} seen`));
const keeper = new Keeper({
  sets,
  remote: REMOTE,
  version,
  mapUrl,
  onProgress: () => void pages.tell(),
  gather: gatherCity,
});
const pages = new ToldPages(scope.clients, async () => {
  const { progress, failure } = keeper;
  return { kept: await keeper.kept(), progress, failure };
});

let known: Promise<SetAnswers | null> | null = null;

/** What answers are taken from. Another set may have taken its place: then that. */
async function answers(): Promise<SetAnswers | null> {
  const set = await sets.own().catch(() => null);
  const before = await known;
  if (before && set && before.name === set.name) return before;
  known = Promise.resolve(set && new SetAnswers(set));
  return known;
}

async function instead(kind: AskedKind, url: URL): Promise<KeptAnswer | null> {
  const kept = await (await answers())?.find(kind, url).catch(() => null);
  return kept ?? (kind === 'call' ? seen.find(url.href).catch(() => null) : null);
}

const wait = (milliseconds: number) =>
  new Promise<null>((resolve) => setTimeout(resolve, milliseconds, null));

/** Whether a call is for a view of the map: by what it is answered with a page says what it shows. */
const isOfView = ({ pathname }: URL): boolean => pathname === POINTS_LIST || pathname === MARKS;

/** Nothing is kept of what is asked for: if the line does not bring it at last, the page hears so. */
function noteLost({ request }: FetchEvent, page: string, line: Promise<Response>): void {
  line.then(
    () => pages.note(page, null),
    () => {
      if (!request.signal.aborted) pages.note(page, { shownAsOf: null });
    },
  );
}

/** The line first; what is kept where there is none, or one that does not answer. */
async function lineFirst(event: FetchEvent, kind: AskedKind, url: URL): Promise<Response> {
  const { request } = event;
  const page = event.resultingClientId || event.clientId;
  const line = fetch(request);
  const first = await Promise.race([line, wait(PATIENCE_MS)]).catch(() => null);
  if (first) {
    if (kind === 'call') pages.note(page, null);
    if (kind === 'call' && first.ok && (await answers()))
      event.waitUntil(seen.keep(url.href, first.clone()).catch(() => undefined));
    return first;
  }
  const kept = request.signal.aborted ? null : await instead(kind, url);
  if (!kept) {
    if (isOfView(url)) noteLost(event, page, line);
    return line;
  }
  line.catch(() => undefined);
  if (kept.at !== null) pages.note(page, { shownAsOf: kept.at });
  return kept.answer;
}

async function keptFirst(event: FetchEvent, kind: AskedKind, url: URL): Promise<Response> {
  const kept = await (await answers())?.file(url).catch(() => null);
  return kept ?? lineFirst(event, kind, url);
}

scope.addEventListener('install', (event) => {
  const taken = keeper.takeOver().finally(() => pages.tell());
  event.waitUntil(taken.then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(sets.forgetOthers().catch(() => undefined));
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || request.headers.has('authorization'))
    return;
  const kind = kindOf(url, mapUrl, request.mode === 'navigate');
  // The ground's own description follows the server; files and tiles are the same at their address for ever.
  const isForever = kind === 'file' || (kind === 'tile' && url.search !== '');
  if (kind) event.respondWith(isForever ? keptFirst(event, kind, url) : lineFirst(event, kind, url));
});

/** Takes the worker off. Whoever hears so may ask for another at once: by then this one is on its way. */
const takeOff = (): Promise<void> => pages.tellAtLast(() => void scope.registration.unregister());

/**
 * A worker without a city has no reason to be; one of a build that is not the active one makes room for the next. Its
 * pages are looked after before they are told that the city is kept: the line may drop right then.
 */
async function keep(city: CityToKeep): Promise<void> {
  await scope.clients.claim().catch(() => undefined);
  await keeper.keep(city);
  if (!(await sets.own().catch(() => null))) return takeOff();
  await pages.tell();
  if (keeper.failure === 'release') await scope.registration.update();
}

async function renew(): Promise<void> {
  await keeper.renew();
  await pages.tell();
}

/** Somebody may stop it before the worker has begun: then that has no reason to be. */
async function stop(): Promise<void> {
  if (keeper.isKeeping) return keeper.stop();
  if (await sets.own().catch(() => null)) return;
  keeper.failure = 'stopped';
  await takeOff();
}

async function remove(): Promise<void> {
  await sets.forgetAll();
  keeper.failure = null;
  await takeOff();
}

async function hear(ask: Ask, page: string): Promise<unknown> {
  if (ask.kind === 'keep') return keep(ask.city);
  if (ask.kind === 'renew') return renew();
  if (ask.kind === 'stop') return stop();
  if (ask.kind === 'remove') return remove();
  return pages.tell(page);
}

scope.addEventListener('message', (event) => {
  event.waitUntil(hear(event.data as Ask, event.source?.id ?? '').catch(() => undefined));
});
