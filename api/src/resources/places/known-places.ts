import type { FoundPlace } from '@ecocircle/shared-contracts';
import lookUpTimeZone from '@photostructure/tz-lookup';
import { townAt } from '../../basemap/locality.ts';
import { placeName } from '../../basemap/nearest-place.ts';
import { PlaceTable } from '../../basemap/place-table.ts';
import type { Place } from '../../basemap/places.ts';
import type { BasemapLanguage } from '../../basemap/tile-address.ts';
import { NameIndex } from './name-index.ts';
import type { AskedPlace, AskedPosition, KnownPosition } from './place-questions.ts';

/** So many places of a name are compared before the nearest of them are shown. */
const COMPARED = 60;

const countryName = (code: string, language: BasemapLanguage): string =>
  new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;

function toFound(place: Place, language: BasemapLanguage): FoundPlace {
  const { lng, lat, kind, country } = place;
  const title = placeName(place, language);
  return {
    title,
    address: `${title}, ${countryName(country, language)}`,
    city: kind === 'part' ? '' : title,
    country,
    lng,
    lat,
    kind: kind === 'part' ? 'district' : 'city',
  };
}

/** How much a place is likely to be meant: large ones, and near ones where a position is known. */
function likelihood({ population, ...place }: Place, near: AskedPlace['near']): number {
  const size = Math.log10(population + 1);
  if (!near) return size;
  const [lng, lat] = near;
  const degrees = Math.hypot((place.lng - lng) * Math.cos((lat * Math.PI) / 180), place.lat - lat);
  return size - 2 * Math.log10(1 + degrees);
}

/** The parts of an address from the last to the first: `Abai 10, Almaty` names a city by its last. */
const partsOf = (q: string): string[] => [q, ...q.split(',').toReversed()];

/** The cities, towns and parts of cities that the map knows, and the time zones of the world. Nothing is asked of anybody. */
export class KnownPlaces {
  #open: { readonly table: PlaceTable; readonly names: NameIndex } | undefined;

  /** Read with the first question: many processes are never asked. */
  #places() {
    if (!this.#open) {
      const table = new PlaceTable();
      this.#open = { table, names: new NameIndex(table) };
    }
    return this.#open;
  }

  search({ q, language, near, most }: AskedPlace): FoundPlace[] {
    const { names } = this.#places();
    for (const part of partsOf(q)) {
      const sorts = names.find(part, COMPARED);
      const ranked = sorts.flatMap((places) =>
        places.toSorted((a, b) => likelihood(b, near) - likelihood(a, near)),
      );
      if (ranked.length > 0) return ranked.slice(0, most).map((place) => toFound(place, language));
    }
    return [];
  }

  /** Every name of the cities that are called so in some language; of one that is not known its name alone. */
  namesOf(city: string): string[] {
    const [called = []] = this.#places().names.find(city, COMPARED);
    const others = called
      .filter(({ kind }) => kind !== 'part')
      .flatMap(({ name, names }) => [name, ...Object.values(names)]);
    return [...new Set([city, ...others])].filter(Boolean);
  }

  /** What a point or an event that is saved there belongs to, in the language of the question. */
  position({ lng, lat, language }: AskedPosition): KnownPosition {
    const town = townAt(lng, lat);
    return {
      city: town ? placeName(town, language) : '',
      country: town?.country ?? '',
      time_zone: lookUpTimeZone(lat, lng),
    };
  }
}
