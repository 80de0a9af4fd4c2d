import { isApiError, type NamedThing, type ShellServices, type Thing } from '@ecocircle/shared-contracts';
import { type LoaderFunctionArgs, redirect } from '@ecocircle/shared-contracts/router';
import { type NearbyPoints, nearbyKey, requestNearby } from '../../nearby-points/index.ts';
import { optionalPart } from '../../optional-part.ts';
import {
  requestMaterialNames,
  requestThing,
  requestThings,
  thingPath,
  thingsLike,
} from '../../things/index.ts';
import { type Verdict, verdictOf } from './verdict.ts';

/** A raw material as which points take a thing. */
export interface ThingMaterial {
  readonly id: string;
  readonly name: string;
}

/** What the page of a thing shows. */
export interface KnownThing {
  readonly kind: 'known';
  /** Without what it is called besides, which a search alone needs. */
  readonly thing: Omit<Thing, 'words'>;
  readonly verdict: Verdict;
  /** The likeliest first. */
  readonly materials: readonly ThingMaterial[];
  /** Null where no point takes it, and where they could not be loaded. */
  readonly nearby: NearbyPoints | null;
  /** For which place the points were loaded. */
  readonly nearbyFor: string;
}

/** What the page of an address that no thing has shows. */
export interface UnknownThing {
  readonly kind: 'unknown';
  /** The dictionary had it, and has it no more. */
  readonly isRetired: boolean;
  /** The words of the address. */
  readonly words: string;
  /** What may be meant. */
  readonly similar: readonly Pick<NamedThing, 'name' | 'slug' | 'family'>[];
}

/** What is behind an address below the list of things. */
export type ThingPageData = KnownThing | UnknownThing;

type Services = Pick<ShellServices, 'api' | 'locale' | 'location' | 'telemetry'>;

/** How many of the places that take a thing its page names. */
export const PLACES_SHOWN = 4;

const SLUG = /^[a-z0-9-]{1,80}$/;
const SIMILAR = 6;
const LONGEST_WORDS = 60;
const NOT_FOUND = 404;
const GONE = 410;
const FOR_GOOD = 301;

/** The words of an address that no thing has: what is no letter and no digit parts them. */
const wordsOf = (slug: string): string =>
  slug
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_WORDS)
    .trim()
    .toWellFormed();

async function similarTo(words: string, { api, locale }: Services): Promise<UnknownThing['similar']> {
  if (!words) return [];
  const things = await requestThings(api, locale.locale);
  const similar = await thingsLike(things, words);
  return similar.slice(0, SIMILAR).map(({ name, slug, family }) => ({ name, slug, family }));
}

async function unknownThing(slug: string, isRetired: boolean, services: Services): Promise<UnknownThing> {
  const words = wordsOf(slug);
  const similar = await optionalPart('similar-things', similarTo(words, services), services.telemetry);
  return { kind: 'unknown', isRetired, words, similar: similar ?? [] };
}

/** A thing by its slug in some language, or why there is none. */
async function findThing(slug: string, { api, locale }: Services): Promise<Thing | 'unknown' | 'retired'> {
  if (!SLUG.test(slug)) return 'unknown';
  try {
    return await requestThing(api, locale.locale, slug);
  } catch (error) {
    if (isApiError(error) && error.status === NOT_FOUND) return 'unknown';
    if (isApiError(error) && error.status === GONE) return 'retired';
    throw error;
  }
}

/** The parts of a thing's page that may be missing load side by side. */
async function knownThing({ words: _, ...thing }: Thing, services: Services): Promise<KnownThing> {
  const { api, locale, location, telemetry } = services;
  const { materials } = thing;
  const place = location.get();
  const isTaken = materials.length > 0;
  const [names, nearby] = await Promise.all([
    isTaken ? optionalPart('materials', requestMaterialNames(api, locale.locale), telemetry) : null,
    isTaken
      ? optionalPart(
          'nearby-points',
          requestNearby(api, { materials, place, most: PLACES_SHOWN, about: locale }),
          telemetry,
        )
      : null,
  ]);
  return {
    kind: 'known',
    thing,
    verdict: verdictOf(thing),
    materials: materials.flatMap((id) => {
      const name = names?.get(id);
      return name === undefined ? [] : [{ id, name }];
    }),
    nearby,
    nearbyFor: nearbyKey(place),
  };
}

/** Loads a thing; an address that it has in another language, had before, or has in capitals leads to its own. */
export const createLoader =
  (services: Services) =>
  async ({ params }: Pick<LoaderFunctionArgs, 'params'>): Promise<ThingPageData> => {
    const asked = params.slug ?? '';
    const thing = await findThing(asked.toLowerCase(), services);
    if (typeof thing === 'string') return unknownThing(asked, thing === 'retired', services);
    if (thing.slug !== asked) throw redirect(thingPath(thing.slug), FOR_GOOD);
    return knownThing(thing, services);
  };
