/** A single point of a view. */
export interface IndexedPoint {
  readonly id: number;
  readonly lng: number;
  readonly lat: number;
  readonly family: string;
  /** Whether it does not work for a time. */
  readonly closed: boolean;
  /** Its opening hours as {@link hoursText} writes them; empty where they are not known. */
  readonly hours: string;
}

/** A point as the index takes it. */
export interface MapRow extends IndexedPoint {
  /** Ids of the materials that it takes, joined by commas; behind those that it pays for stands {@link PAID}. */
  readonly materials: string;
  /** Its country and its city, as {@link placeText} writes them. */
  readonly place: string;
}

/** No id of a material has it. */
export const PAID = '$';

/** The country and city of a point. */
export const placeText = (country: string, city: string): string => `${country} ${city}`;

/** What {@link placeText} wrote. */
export const readPlace = (place: string): { readonly country: string; readonly city: string } => {
  const end = place.indexOf(' ');
  return { country: place.slice(0, end), city: place.slice(end + 1) };
};
