import {
  type CityContext,
  cityNear,
  coversCountry,
  editionCity,
  listedCitiesCall,
  type PlaceCity,
  readIpPosition,
  readListedCities,
} from '@ecocircle/shared-contracts';
import { LRUCache } from 'lru-cache';
import type { ReportProblem } from '../release-store.ts';

/** What is known of who asks for a page. */
export interface CityVisitor {
  /** The id that the visitor's cookie names. */
  readonly chosen: string | undefined;
  readonly ip: string;
}

export interface VisitorCitiesOptions {
  readonly apiUrl: string;
  /** Whether the API can tell where an address on the net is. */
  readonly ipLocation: boolean;
  readonly report: ReportProblem;
}

/** Milliseconds after which a list is asked for anew, behind the visitor. */
const KEPT_FOR = 60_000;
/** Milliseconds that a page waits for a list or a look-up; then it begins with the edition's city. */
const PATIENCE = 300;
const API_TIMEOUT = 3000;
const CITY_ID = /^[a-z]{2}-[a-z0-9-]{1,60}$/;

/** What a page says of a city: numbers that change all the time are not among it. */
const toPlaceCity = ({ id, name, country, lng, lat, spellings }: PlaceCity): PlaceCity => ({
  id,
  name,
  country,
  lng,
  lat,
  spellings,
});

/** What comes within a page's patience; null where it does not. */
async function inTime<Value>(asked: Promise<Value>): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, PATIENCE, null);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}

/** Knows the city that a page is made for: one of the edition's, so that no cookie makes more pages than there are cities. */
export class VisitorCities {
  readonly #options: VisitorCitiesOptions;
  /** By language and country; a list that the API does not send is that of before. */
  readonly #lists: LRUCache<string, readonly PlaceCity[], CityContext>;

  constructor(options: VisitorCitiesOptions) {
    this.#options = options;
    this.#lists = new LRUCache({
      max: 20,
      ttl: KEPT_FOR,
      allowStale: true,
      noDeleteOnFetchRejection: true,
      allowStaleOnFetchRejection: true,
      fetchMethod: (_key, _stale, { context }) => this.#load(context),
    });
  }

  async #ask(path: string, headers: Readonly<Record<string, string>> = {}): Promise<unknown> {
    const answer = await fetch(this.#options.apiUrl + path, {
      headers,
      signal: AbortSignal.timeout(API_TIMEOUT),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer.json();
  }

  async #load(context: CityContext): Promise<readonly PlaceCity[]> {
    const { path, query } = listedCitiesCall(context.locale);
    const answer = await this.#ask(`${path}?${new URLSearchParams(query)}`);
    return readListedCities(answer, context).map(toPlaceCity);
  }

  async #citiesOf(context: CityContext): Promise<readonly PlaceCity[]> {
    const key = `${context.edition} ${context.locale}`;
    const listed = this.#lists.fetch(key, { context }).catch((error: unknown) => {
      this.#options.report(error, { cities: key });
      return undefined;
    });
    return (await inTime(listed)) ?? [];
  }

  /** The city of the edition that an id names, or null. */
  async find(id: string | undefined, context: CityContext): Promise<PlaceCity | null> {
    if (id === undefined || !CITY_ID.test(id)) return null;
    const own = editionCity(context.locale);
    if (id === own.id) return own;
    return (await this.#citiesOf(context)).find((city) => city.id === id) ?? null;
  }

  async #byIp(ip: string, context: CityContext): Promise<PlaceCity | null> {
    const asked = this.#ask('/api/web/v1/places/by-ip/', { 'x-forwarded-for': ip })
      .then(readIpPosition)
      .catch((error: unknown) => {
        this.#options.report(error, { cities: 'by address' });
        return null;
      });
    const position = await inTime(asked);
    if (!position || !coversCountry(context, position.country)) return null;
    const near = cityNear(await this.#citiesOf(context), position);
    return near && (await this.find(near.id, context));
  }

  /** The chosen city; else the one of the visitor's address, where that is looked up; else the edition's. */
  async cityFor({ chosen, ip }: CityVisitor, context: CityContext): Promise<PlaceCity> {
    const { ipLocation } = this.#options;
    const known = (await this.find(chosen, context)) ?? (ipLocation ? await this.#byIp(ip, context) : null);
    return known ?? editionCity(context.locale);
  }
}
