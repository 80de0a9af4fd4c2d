import type { Locale } from '@ecocircle/shared-contracts';
import { BASE } from '../points-data/point-queries.ts';
import { answerCall, type KeptPoints, readKept } from './answer-call.ts';
import { PAGE, POINTS } from './gather-city.ts';
import { smallOfLarge } from './kept-photos.ts';
import type { KeptSet } from './kept-sets.ts';
import { KeptSheets } from './kept-sheets.ts';
import { FIND_THING, findThing, type KeptThings, readThings, wholeThingsUrl } from './kept-things.ts';
import { cutSvg, cutsOf, readTile } from './kept-tiles.ts';

/** A line that has not answered in this time counts as none, where there is something kept. */
export const PATIENCE_MS = 5000;

/** An answer out of what is kept, and when that was so; null where it was so all the time. */
export interface KeptAnswer {
  readonly answer: Response;
  readonly at: number | null;
}

/** Which kinds of address a page of the map asks for. */
export type AskedKind = 'page' | 'file' | 'tile' | 'photo' | 'call';

const CALLS = [`${BASE}/facility/`, `${BASE}/clusters/`, `${BASE}/answer/`, '/api/web/v1/dictionary/'];

/** What an address is to the worker; null: nothing, it goes its way. */
export function kindOf(url: URL, mapUrl: string, isNavigation: boolean): AskedKind | null {
  const { pathname } = url;
  if (isNavigation) return pathname === mapUrl || pathname.startsWith(`${mapUrl}/`) ? 'page' : null;
  if (pathname.startsWith('/assets/') || pathname.startsWith('/mf/')) return 'file';
  if (pathname.startsWith('/basemap/')) return 'tile';
  if (pathname.startsWith('/media/')) return 'photo';
  return CALLS.some((start) => pathname.startsWith(start)) ? 'call' : null;
}

const SVG = { 'content-type': 'image/svg+xml' } as const;

/** Far from the city nothing is drawn: a picture that fails would be drawn as a broken one. */
const EMPTY_TILE = '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>';

const drawing = (svg: string): Response => new Response(svg, { headers: SVG });

/** The kept page as of now: what it says of open and closed follows the clock that it is opened by. */
async function pageOf({ cache, mark }: KeptSet): Promise<Response | null> {
  const page = await cache.match(PAGE);
  if (!page) return null;
  const html = (await page.text()).replace(`"now":"${mark.now}"`, `"now":"${new Date().toISOString()}"`);
  return new Response(html, { headers: page.headers });
}

const orNull = <Read>(answer: Response | undefined, read: (sent: unknown) => Read): Promise<Read | null> =>
  answer ? answer.json().then(read, () => null) : Promise.resolve(null);

const ofAlways = (answer: Response | null): KeptAnswer | null => answer && { answer, at: null };

const NO_SUCH_THING = { code: 'thing-not-found', title: 'There is no such thing among those that are kept' };

/** Answers out of one set: its page, its files, its tiles and photos, and calls by its points and things. */
export class SetAnswers {
  readonly #set: KeptSet;
  readonly #sheets: KeptSheets;
  #points: Promise<KeptPoints | null> | null = null;
  #things: Promise<KeptThings | null> | null = null;

  constructor(set: KeptSet) {
    const { cache, mark } = set;
    this.#set = set;
    this.#sheets = new KeptSheets(cache, mark.addresses, mark.box);
  }

  get name(): string {
    return this.#set.name;
  }

  /** The kept answer by its very address, where that is the same for ever. */
  async file(url: URL): Promise<Response | null> {
    const kept = await this.#set.cache.match(url.href);
    const tile = kept ? null : await this.#sheets.at(url);
    return tile === null ? (kept ?? null) : drawing(tile);
  }

  /** What stands in for a line; null: nothing. */
  async find(kind: AskedKind, url: URL): Promise<KeptAnswer | null> {
    if (kind === 'page') return ofAlways(await pageOf(this.#set));
    const kept = await this.file(url);
    if (kept) return ofAlways(kept);
    if (kind === 'tile') return ofAlways(await this.#tile(url));
    if (kind === 'photo') return ofAlways(await this.#smallPhoto(url));
    if (kind !== 'call') return null;
    return url.pathname === FIND_THING ? ofAlways(await this.#thing(url)) : this.#call(url);
  }

  async #tile({ pathname }: URL): Promise<Response> {
    const asked = readTile(pathname);
    const whole = asked && (await this.#sheets.tile(asked));
    if (whole) return drawing(whole);
    for (const cut of asked ? cutsOf(asked) : []) {
      const from = await this.#sheets.tile(cut.tile);
      if (from) return drawing(cutSvg(from, cut));
    }
    return drawing(EMPTY_TILE);
  }

  /** The small photo in the place of the large one. */
  async #smallPhoto({ pathname }: URL): Promise<Response | null> {
    const small = smallOfLarge((await this.#readPoints())?.points ?? []).get(pathname);
    return (small && (await this.#set.cache.match(small))) || null;
  }

  async #thing({ searchParams }: URL): Promise<Response | null> {
    const things = await this.#readThings(searchParams.get('locale') as Locale);
    const said = things && findThing(things, searchParams.get('ask') ?? '');
    return things && (said ? Response.json(said) : Response.json(NO_SUCH_THING, { status: 404 }));
  }

  async #call(url: URL): Promise<KeptAnswer | null> {
    const points = await this.#readPoints();
    const said = points && answerCall(points, url, new Date());
    return said ? { answer: Response.json(said), at: this.#set.mark.at } : null;
  }

  #readPoints(): Promise<KeptPoints | null> {
    const { cache, mark } = this.#set;
    const read = (sent: unknown): KeptPoints => readKept(sent as unknown[], mark.box);
    this.#points ??= cache.match(POINTS).then((answer) => orNull(answer, read));
    return this.#points;
  }

  #readThings(locale: Locale): Promise<KeptThings | null> {
    this.#things ??= this.#set.cache
      .match(wholeThingsUrl(locale))
      .then((answer) => orNull(answer, readThings));
    return this.#things;
  }
}
