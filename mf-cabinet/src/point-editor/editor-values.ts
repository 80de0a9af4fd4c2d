import {
  EMPTY_DRAFT,
  hasPlace,
  type Locale,
  NO_PLACE,
  type PointDraft,
  type PointPhoto,
} from '@ecocircle/shared-contracts';
import { readPrice, writePrice } from './price.ts';

/** A line of the list of rates, as it is typed. */
export interface RateValues {
  /** Null until the rate was saved as a whole. */
  readonly id: string | null;
  readonly typeId: string;
  readonly uom: string;
  /** As typed: `1,5`. */
  readonly price: string;
}

/** What the editor's fields hold. */
export interface EditorValues {
  /** The version that was edited, null of a point that was never saved. Kept with the draft, whose base it is. */
  readonly version: number | null;
  readonly name: string;
  readonly address: string;
  /** Degrees; both null until a place is chosen. */
  readonly lng: number | null;
  readonly lat: number | null;
  readonly iconId: string;
  readonly collectionRules: string;
  readonly comment: string;
  readonly supervisorContacts: { readonly name: string; readonly phone: string; readonly email: string };
  readonly workingHours: PointDraft['workingHours'];
  readonly specialHours: PointDraft['specialHours'];
  readonly smrs: readonly RateValues[];
  readonly photos: readonly PointPhoto[];
}

/** A new line of the list of rates. */
export const EMPTY_RATE: RateValues = { id: null, typeId: '', uom: '', price: '' };

const placeOf = (coords: PointDraft['coords']) => (hasPlace(coords) ? coords : { lng: null, lat: null });

/** What the fields hold of a draft. */
export function toValues(draft: PointDraft, version: number | null, locale: Locale): EditorValues {
  const { coords, smrs, ...rest } = draft;
  return {
    ...rest,
    ...placeOf(coords),
    version,
    smrs: smrs.map(({ id, typeId, uom, rate }) => ({
      id,
      typeId,
      uom,
      price: rate === null ? '' : writePrice(rate, locale),
    })),
  };
}

/** A new point, before anything was typed. */
export const EMPTY_VALUES: EditorValues = toValues(EMPTY_DRAFT, null, 'en-US');

/** The draft that the fields stand for. A price that is no number is NaN. */
export function toDraft(values: EditorValues, locale: Locale): PointDraft {
  const { version: _, lng, lat, smrs, ...rest } = values;
  return {
    ...rest,
    coords: lng === null || lat === null ? NO_PLACE : { lng, lat },
    smrs: smrs.map(({ price, ...rate }) => ({ ...rate, rate: readPrice(price, locale) })),
  };
}

/** Whether two people, or one at two times, say the same of a point. */
export const isSameContent = (one: EditorValues, other: EditorValues): boolean =>
  JSON.stringify({ ...one, version: null }) === JSON.stringify({ ...other, version: null });
