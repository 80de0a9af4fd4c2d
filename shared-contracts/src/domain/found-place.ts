import { Answer } from '../api/answer.ts';

/** What an address search finds, from the largest to the smallest. */
export const PLACE_KINDS = ['city', 'district', 'street', 'house', 'other'] as const;

/** What an address search found. */
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** A place that an address search found: one of `data` in the answer of `GET /api/web/v1/places/search/`. */
export interface FoundPlace {
  /** What to call it: street and number, or the name of the city. */
  readonly title: string;
  /** All of the address in one line, to tell places of one name apart. */
  readonly address: string;
  /** Empty where it is not known. */
  readonly city: string;
  /** ISO 3166-1 alpha-2; empty where it is not known. */
  readonly country: string;
  /** Degrees, WGS 84. */
  readonly lng: number;
  readonly lat: number;
  readonly kind: PlaceKind;
}

/** Reads what an address search found, the best first; an empty list where it found nothing. */
export const readFoundPlaces = (answer: unknown): FoundPlace[] =>
  Answer.of(answer)
    .list('data')
    .map((place) => ({
      title: place.text('title'),
      address: place.text('address'),
      city: place.text('city'),
      country: place.text('country'),
      lng: place.figure('lng'),
      lat: place.figure('lat'),
      kind: place.oneOf('kind', PLACE_KINDS),
    }));

/** What is known of a position: the answer of `GET /api/web/v1/places/reverse/`. */
export interface PositionFacts {
  /** Street and number; empty without a geocoder. */
  readonly address: string;
  /** The town that it most likely belongs to; empty far from any. */
  readonly city: string;
  /** ISO 3166-1 alpha-2; empty far from any town. */
  readonly country: string;
  /** IANA. */
  readonly timeZone: string;
}

/** Reads what is known of a position. */
export function readPositionFacts(answer: unknown): PositionFacts {
  const data = Answer.of(answer).object('data');
  return {
    address: data.text('address'),
    city: data.text('city'),
    country: data.text('country'),
    timeZone: data.text('time_zone'),
  };
}
