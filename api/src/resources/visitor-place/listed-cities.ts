import { createHash } from 'node:crypto';
import { editionCentre, type ListedCity } from '@ecocircle/shared-contracts';
import { townAt } from '../../basemap/locality.ts';
import { placeName } from '../../basemap/nearest-place.ts';
import type { Place } from '../../basemap/places.ts';
import type { BasemapLanguage } from '../../basemap/tile-address.ts';
import { currentTime } from '../../clock/clock.ts';
import type { Database } from '../../database/database.ts';
import { foldWords } from '../../database/search-text.ts';
import { type WrittenCity, writtenCities } from '../../database/written-cities.ts';
import { PUBLIC_STATUSES } from '../recycling-points/public-points.ts';

/** More cities than anybody looks through; the largest are named. */
const MOST_CITIES = 1000;

const ofPoints = (db: Database): Promise<WrittenCity[]> =>
  writtenCities(db.selectFrom('recycling_points').where('status', 'in', PUBLIC_STATUSES));

const ofEvents = (db: Database): Promise<WrittenCity[]> =>
  writtenCities(
    db
      .selectFrom('charity_events')
      .where('status', '=', 'published')
      .where('ends_at', '>=', currentTime().toISOString()),
  );

/** The town of the map that a city is, where the map knows one of that name there. */
function townOf({ name, lng, lat }: WrittenCity): Place | null {
  const town = townAt(lng, lat);
  if (!town) return null;
  const written = foldWords(name);
  return [town.name, ...Object.values(town.names)].some((one) => foldWords(one) === written) ? town : null;
}

/** Country and Latin name; where the map knows none, what stands for the name in every language. */
function idOf({ name, country }: WrittenCity, town: Place | null): string {
  const latin = foldWords(town?.names.en || town?.name || name).replaceAll(' ', '-');
  const last = /^[a-z0-9-]{1,60}$/.test(latin)
    ? latin
    : createHash('sha256').update(foldWords(name)).digest('hex').slice(0, 12);
  return `${country.toLowerCase()}-${last}`;
}

interface GatheredCity {
  readonly id: string;
  readonly town: Place | null;
  readonly points: readonly WrittenCity[];
  readonly events: readonly WrittenCity[];
}

const total = (cities: readonly WrittenCity[]): number => cities.reduce((sum, { count }) => sum + count, 0);
const round = (degrees: number): number => Math.round(degrees * 1e4) / 1e4;

/** Where most of what is written of a city lies: its points, or its events where it has none. */
function middleOf(written: readonly WrittenCity[]) {
  const count = total(written);
  const mean = (name: 'lng' | 'lat') =>
    round(written.reduce((sum, city) => sum + city[name] * city.count, 0) / count);
  return { lng: mean('lng'), lat: mean('lat') };
}

function toListed({ id, town, points, events }: GatheredCity, language: BasemapLanguage): ListedCity {
  const written = [...points, ...events].toSorted((one, other) => other.count - one.count);
  const spellings = [...new Set(written.map(({ name }) => name))];
  const [first = ''] = spellings;
  return {
    id,
    name: town ? placeName(town, language) : first,
    country: written[0]?.country ?? '',
    ...(editionCentre(id) ?? middleOf(points.length > 0 ? points : events)),
    spellings,
    points: total(points),
    events: total(events),
  };
}

const known = (city: WrittenCity) => {
  const town = townOf(city);
  return { city, town, id: idOf(city, town) };
};

/** One city for all that is written of it, whatever the language. */
function gather(points: readonly WrittenCity[], events: readonly WrittenCity[]): GatheredCity[] {
  const all = [
    ...points.map((city) => ({ ...known(city), isEvents: false })),
    ...events.map((city) => ({ ...known(city), isEvents: true })),
  ];
  return [...Map.groupBy(all, ({ id }) => id)].map(([id, written]) => ({
    id,
    town: written[0]?.town ?? null,
    points: written.filter(({ isEvents }) => !isEvents).map(({ city }) => city),
    events: written.filter(({ isEvents }) => isEvents).map(({ city }) => city),
  }));
}

/** What is written of cities as cities to choose from, the one with most points first. */
export const citiesFrom = (
  points: readonly WrittenCity[],
  events: readonly WrittenCity[],
  language: BasemapLanguage,
): ListedCity[] =>
  gather(points, events)
    .map((city) => toListed(city, language))
    .toSorted(
      (one, other) =>
        other.points - one.points || other.events - one.events || one.id.localeCompare(other.id),
    )
    .slice(0, MOST_CITIES);

/** The cities that have public points or events ahead. */
export async function listCities(
  db: Database,
  language: BasemapLanguage,
  country: string | undefined,
): Promise<ListedCity[]> {
  const [points, events] = await Promise.all([ofPoints(db), ofEvents(db)]);
  const isWanted = (city: WrittenCity): boolean => country === undefined || city.country === country;
  return citiesFrom(points.filter(isWanted), events.filter(isWanted), language);
}
