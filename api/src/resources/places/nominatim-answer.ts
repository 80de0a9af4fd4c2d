import type { FoundPlace, PlaceKind } from '@ecocircle/shared-contracts';
import { list, text, tolerantObject } from '@ecocircle/shared-contracts/rules';
import type { InferType } from 'yup';
import type { BasemapLanguage } from '../../basemap/tile-address.ts';

const maybe = () => text().optional();

const TOWN_FIELDS = ['city', 'town', 'village', 'municipality', 'hamlet'] as const;
const STREET_FIELDS = ['road', 'pedestrian', 'footway', 'square'] as const;

const NominatimAddress = tolerantObject({
  house_number: maybe(),
  road: maybe(),
  pedestrian: maybe(),
  footway: maybe(),
  square: maybe(),
  city: maybe(),
  town: maybe(),
  village: maybe(),
  municipality: maybe(),
  hamlet: maybe(),
  country_code: maybe(),
});

/** A place as Nominatim writes it (`format=jsonv2`, `addressdetails=1`); one that it does not know has only `error`. */
export const NominatimPlace = tolerantObject({
  lat: maybe(),
  lon: maybe(),
  name: maybe(),
  display_name: maybe(),
  addresstype: maybe(),
  address: NominatimAddress.optional(),
});

/** The places that Nominatim found. */
export const NominatimPlaces = list(NominatimPlace);

type Place = InferType<typeof NominatimPlace>;
type Address = NonNullable<Place['address']>;

const first = (address: Address, names: readonly (keyof Address)[]): string =>
  names.map((name) => address[name]).find(Boolean) ?? '';

/** Street and number in the order of a language. */
function streetLine(address: Address, language: BasemapLanguage): string {
  const street = first(address, STREET_FIELDS);
  const { house_number: number = '' } = address;
  if (!street || !number) return street;
  if (language === 'en') return `${number} ${street}`;
  return language === 'es' ? `${street} ${number}` : `${street}, ${number}`;
}

const KINDS: Readonly<Record<string, PlaceKind>> = {
  ...Object.fromEntries(TOWN_FIELDS.map((name) => [name, 'city'])),
  ...Object.fromEntries(STREET_FIELDS.map((name) => [name, 'street'])),
  suburb: 'district',
  quarter: 'district',
  neighbourhood: 'district',
  city_district: 'district',
  borough: 'district',
};

/** A place of Nominatim as the portal writes it. */
export function toFoundPlace(place: Place, language: BasemapLanguage): FoundPlace {
  const { address = {}, name = '', display_name = '', addresstype = '' } = place;
  const kind = address.house_number ? 'house' : (KINDS[addresstype] ?? 'other');
  const street = kind === 'house' || kind === 'street' ? streetLine(address, language) : '';
  return {
    title: street || name || display_name,
    address: display_name,
    city: first(address, TOWN_FIELDS),
    country: (address.country_code ?? '').toUpperCase(),
    lng: Number(place.lon),
    lat: Number(place.lat),
    kind,
  };
}
