import type { ServerRecyclingPoint } from '@ecocircle/shared-contracts/schemas';

const NO_ORGANIZATION = { full_name: '', tin: '', address: '', contacts: {}, logo_url: null };
const NO_CONTACT = { name: '', phone: '', email: '' };
const NO_PHONES = { contact: '', organization: '' };
/** Six decimals are a hand's width. */
const PLACE_DECIMALS = 6;

/**
 * A point as a row of a list shows it, in the form of a whole one: empty is what stands on its card alone. Its hours say
 * when it is open, but not by which exceptions and rules, nor what its holidays are called.
 */
export function briefPoint({ attributes, ...point }: ServerRecyclingPoint): ServerRecyclingPoint {
  const { point: place, special_hours, photos } = attributes;
  const [lng, lat] = place.coordinates.map((degrees) => Number(degrees.toFixed(PLACE_DECIMALS)));
  return {
    ...point,
    attributes: {
      ...attributes,
      point: { ...place, coordinates: [lng as number, lat as number] },
      comment: '',
      description: '',
      contacts: NO_CONTACT,
      shown_phones: NO_PHONES,
      org_info: NO_ORGANIZATION,
      source: null,
      photos: photos.slice(0, 1),
      special_hours: {
        exceptions: [],
        rules: [],
        holidays: special_hours.holidays,
        days: special_hours.days.map((day) => ({ ...day, note: '', names: null })),
      },
    },
  };
}
