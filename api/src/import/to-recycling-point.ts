import {
  MATERIAL_FAMILIES,
  type MaterialFamily,
  toServerWorkingHours,
  type WorkingHours,
} from '@ecocircle/shared-contracts';
import lookUpTimeZone from '@photostructure/tz-lookup';
import { type DataLanguage, languageOf } from '../basemap/data-language.ts';
import { type NearestPlaces, placeName } from '../basemap/nearest-place.ts';
import type { NewRecyclingPoint } from '../resources/recycling-points/new-recycling-point.ts';
import { readHoursInWords } from './hours-in-words.ts';
import { readOsmHours } from './osm-hours.ts';
import { pointName } from './point-name.ts';
import type { RawHours, RawPoint } from './raw-point.ts';

/** What the conversion needs to know besides the row. */
export interface ConversionContext {
  readonly sourceId: string;
  /** Null: the language of the country that the point lies in. */
  readonly language: DataLanguage | null;
  /** Null: the zone at the point's position. */
  readonly timeZone: string | null;
  readonly places: NearestPlaces;
  readonly familyOf: ReadonlyMap<string, MaterialFamily>;
  readonly now: string;
}

/** The icon: the family of most of the materials, the mixed one where three or more families come together. */
export function iconFamily(families: readonly MaterialFamily[]): MaterialFamily {
  const counts = Map.groupBy(families, (family) => family);
  if (counts.size === 0 || counts.size > 2) return 'other';
  const size = (family: MaterialFamily): number => counts.get(family)?.length ?? 0;
  return MATERIAL_FAMILIES.reduce((best, family) => (size(family) > size(best) ? family : best));
}

const UNITS: Readonly<Record<string, string>> = {
  'cooking-oil': 'litre',
  tyres: 'piece',
  furniture: 'piece',
  'large-appliances': 'piece',
};

const READERS: Readonly<Record<RawHours['notation'], (text: string) => WorkingHours | null>> = {
  osm: readOsmHours,
  words: readHoursInWords,
};

/** Many rows of a file have the same text: each text is parsed once. */
const readTexts = new Map<string, string | null>();

function readHours(hours: RawHours | null): Pick<NewRecyclingPoint, 'working_hours' | 'working_hours_text'> {
  if (!hours) return { working_hours: null, working_hours_text: null };
  const key = `${hours.notation}:${hours.text}`;
  if (!readTexts.has(key)) {
    const week = READERS[hours.notation](hours.text);
    readTexts.set(key, week && JSON.stringify(toServerWorkingHours(week)));
  }
  const working_hours = readTexts.get(key) ?? null;
  return { working_hours, working_hours_text: working_hours ? null : hours.text };
}

/** A row as a point of the portal: accepted, without an owner, marked with its source. */
export function toRecyclingPoint(raw: RawPoint, context: ConversionContext): NewRecyclingPoint {
  const town = context.places.town(raw.lng, raw.lat);
  const country = raw.country || town?.country || '';
  const language = context.language ?? languageOf(country);
  const families = raw.materialIds.flatMap((id) => context.familyOf.get(id) ?? []);
  const family = iconFamily(families);
  return {
    status: 'accepted',
    name: raw.name || pointName({ ...raw, family }, language),
    address: raw.address,
    city: raw.city || (town ? placeName(town, language) : ''),
    country,
    time_zone: context.timeZone ?? lookUpTimeZone(raw.lat, raw.lng),
    lng: raw.lng,
    lat: raw.lat,
    icon_id: family,
    comment: raw.comment,
    collection_rules: raw.rules,
    ...readHours(raw.hours),
    contact_name: '',
    contact_phone: raw.phone,
    contact_email: raw.email,
    organization_id: null,
    author_id: null,
    operator_name: raw.operator,
    source_id: context.sourceId,
    source_ref: raw.ref,
    rates: raw.materialIds.map((material_id) => ({
      material_id,
      unit_slug: UNITS[material_id] ?? 'kg',
      price: 0,
    })),
    photoIds: [],
    updated_at: context.now,
  };
}
