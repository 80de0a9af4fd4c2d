import { setTimeout as delay } from 'node:timers/promises';
import type { FoundPlace } from '@ecocircle/shared-contracts';
import { checked } from '@ecocircle/shared-contracts/rules';
import { LRUCache } from 'lru-cache';
import type { ISchema } from 'yup';
import { keptPromise } from '../../caching/kept-promise.ts';
import { NominatimPlace, NominatimPlaces, toFoundPlace } from './nominatim-answer.ts';
import type { AskedPlace, AskedPosition } from './place-questions.ts';

/** A geocoder that speaks as Nominatim does, and how it may be asked. */
export interface GeocoderSettings {
  /** The address that `search` and `reverse` stand below; its own query is kept. */
  readonly url: string;
  /** Requests a second, all visitors of this process together. */
  readonly perSecond: number;
  /** Names the installation, as the rules of public geocoders demand. */
  readonly userAgent: string;
}

/** Asks a geocoder; rejects when it fails, answers too late or may not be asked now. */
export interface Geocoder {
  search(asked: AskedPlace): Promise<readonly FoundPlace[]>;
  /** Null where it knows nothing. */
  reverse(asked: AskedPosition): Promise<FoundPlace | null>;
}

const TIMEOUT_MS = 2500;
/** Whoever would wait longer for a turn gets the places that the portal knows. */
const LONGEST_WAIT_MS = 1000;
/** After a failure nobody waits for it again so soon. */
const PAUSE_MS = 15_000;
const KEPT = { max: 2000, ttl: 24 * 3_600_000 };
/** Half the size of the box around a person that is looked into first, in degrees. */
const NEAR_DEGREES = 0.5;

function addressOf(base: string, name: string, query: Readonly<Record<string, string>>): string {
  const url = new URL(base);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${name}`;
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
  return url.href;
}

/** Lets so many requests a second through, one after the other, and none for a while after one has failed. */
class Gate {
  readonly #everyMs: number;
  #next = 0;
  #closedUntil = 0;

  constructor(perSecond: number) {
    this.#everyMs = 1000 / perSecond;
  }

  /** Resolves when it is one's turn; rejects where that would take too long. */
  async enter(): Promise<void> {
    const now = performance.now();
    const turn = Math.max(now, this.#next);
    if (now < this.#closedUntil || turn - now > LONGEST_WAIT_MS)
      throw new Error('the geocoder may not be asked now');
    this.#next = turn + this.#everyMs;
    await delay(turn - now, undefined, { ref: false });
  }

  close(): void {
    this.#closedUntil = performance.now() + PAUSE_MS;
  }
}

const boxAround = ([lng, lat]: readonly [number, number]): string =>
  [lng - NEAR_DEGREES, lat + NEAR_DEGREES, lng + NEAR_DEGREES, lat - NEAR_DEGREES]
    .map((degrees) => degrees.toFixed(2))
    .join(',');

async function ask<Value>(url: string, userAgent: string, schema: ISchema<Value>): Promise<Value> {
  const answer = await fetch(url, {
    headers: { 'user-agent': userAgent, accept: 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`the geocoder answered ${answer.status}`);
  const result = checked(schema, await answer.json());
  if ('errors' in result) throw new Error('the geocoder answered in a form of its own');
  return result.value;
}

/** Opens a geocoder. Answers are kept for a day; whatever fails is not. */
export function openGeocoder({ url, perSecond, userAgent }: GeocoderSettings): Geocoder {
  const gate = new Gate(perSecond);
  const kept = new LRUCache<string, Promise<unknown>>(KEPT);
  const askKept = <Value>(name: string, query: Record<string, string>, schema: ISchema<Value>) => {
    const address = addressOf(url, name, { format: 'jsonv2', addressdetails: '1', ...query });
    return keptPromise(kept, address, async () => {
      await gate.enter();
      return ask(address, userAgent, schema).catch((error) => {
        gate.close();
        throw error;
      });
    }) as Promise<Value>;
  };
  return {
    async search({ q, language, near, most }) {
      const query = { q, 'accept-language': language, limit: String(most) };
      const places = await askKept(
        'search',
        { ...query, ...(near && { viewbox: boxAround(near) }) },
        NominatimPlaces,
      );
      return places.map((place) => toFoundPlace(place, language));
    },
    async reverse({ lng, lat, language }) {
      const query = { lon: lng.toFixed(5), lat: lat.toFixed(5), zoom: '18', 'accept-language': language };
      const place = await askKept('reverse', query, NominatimPlace);
      return place.lat === undefined ? null : toFoundPlace(place, language);
    },
  };
}
