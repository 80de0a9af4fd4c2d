import type { MaterialFamily } from '@ecocircle/shared-contracts';
import lookUpTimeZone from '@photostructure/tz-lookup';
import { type DataLanguage, languageOf } from '../basemap/data-language.ts';
import { type NearestPlaces, placeName } from '../basemap/nearest-place.ts';
import { iconFamily } from '../reading/icon-family.ts';
import type { RawHours } from '../reading/raw-parts.ts';
import { readHours } from '../reading/read-hours.ts';
import type { NewRecyclingPoint } from '../resources/recycling-points/new-recycling-point.ts';
import { pointName } from './point-name.ts';
import type { RawPoint } from './raw-point.ts';

/** What the conversion needs to know besides the row. */
export interface ConversionContext {
  readonly sourceId: string;
  /** Null: the language of the country that the point lies in. */
  readonly language: DataLanguage | null;
  /** Null: the zone at the point's position. */
  readonly timeZone: string | null;
  readonly places: NearestPlaces;
  /** Ids of the icons dictionary. */
  readonly icons: ReadonlySet<string>;
  readonly familyOf: ReadonlyMap<string, MaterialFamily>;
  readonly now: string;
}

const UNITS: Readonly<Record<string, string>> = {
  'cooking-oil': 'litre',
  tyres: 'piece',
  furniture: 'piece',
  'large-appliances': 'piece',
};

function hoursColumns(
  hours: RawHours | null,
): Pick<NewRecyclingPoint, 'working_hours' | 'working_hours_text'> {
  const working_hours = hours && readHours(hours);
  return { working_hours, working_hours_text: working_hours ? null : (hours?.text ?? null) };
}

/** A row as a point of the portal: accepted, without an owner, marked with its source. */
export function toRecyclingPoint(raw: RawPoint, context: ConversionContext): NewRecyclingPoint {
  const town = context.places.town(raw.lng, raw.lat);
  const country = raw.country || town?.country || '';
  const language = context.language ?? languageOf(country);
  const families = raw.rates.flatMap(({ materialId }) => context.familyOf.get(materialId) ?? []);
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
    icon_id: context.icons.has(raw.icon) ? raw.icon : family,
    comment: raw.comment,
    collection_rules: raw.rules,
    ...hoursColumns(raw.hours),
    contact_name: raw.contact,
    contact_phone: raw.phone,
    contact_email: raw.email,
    organization_id: null,
    author_id: null,
    operator_name: raw.operator,
    source_id: context.sourceId,
    source_ref: raw.ref,
    rates: raw.rates.map(({ materialId, unit, price }) => ({
      material_id: materialId,
      unit_slug: unit || (UNITS[materialId] ?? 'kg'),
      price: price ?? 0,
    })),
    photoIds: [],
    updated_at: context.now,
  };
}
