import { oneOf, strictObject } from '@ecocircle/shared-contracts/rules';
import { BASEMAP_LANGUAGES } from '../../basemap/tile-address.ts';
import { PlaceSchema } from '../../validation/bounding-box.ts';
import { fromText } from '../../validation/from-text.ts';
import { DECIMAL } from '../../validation/numbers.ts';
import { SearchSchema } from '../../validation/texts.ts';

const degrees = (most: number) =>
  fromText({
    read: (text) => (DECIMAL.test(text) && Math.abs(Number(text)) <= most ? Number(text) : undefined),
    must: `must be degrees from -${most} to ${most}`,
    jsonSchema: { type: 'number', minimum: -most, maximum: most },
  });

const lang = oneOf(BASEMAP_LANGUAGES).default('en');

/** What is searched for, in which language it is to be named, and where the person is looking. */
export const SearchQuery = strictObject({
  q: SearchSchema.min(2, 'must have at least 2 characters'),
  lang,
  near: PlaceSchema.optional(),
});

/** A position. */
export const CoordinatesQuery = strictObject({ lng: degrees(180), lat: degrees(90) });

/** A position, and the language of its names. */
export const PositionQuery = strictObject({ lng: degrees(180), lat: degrees(90), lang });
