import {
  Answer,
  EMPTY_DRAFT,
  type PointDraft,
  readDraftMaterials,
  toDraftHours,
  toDraftSpecialHours,
} from '@ecocircle/shared-contracts';
import type { Row } from '../../database/tables.ts';

type ContentRow = Pick<
  Row<'recycling_points'>,
  | 'name'
  | 'address'
  | 'lng'
  | 'lat'
  | 'icon_id'
  | 'comment'
  | 'collection_rules'
  | 'contact_name'
  | 'contact_phone'
  | 'contact_email'
  | 'working_hours'
  | 'unfinished_rates'
  | 'hours_exceptions'
  | 'hours_rules'
  | 'holiday_hours'
>;

type RateRow = Pick<Row<'point_rates'>, 'id' | 'material_id' | 'unit_slug' | 'price'>;

const draftRates = ({ unfinished_rates }: ContentRow, rates: readonly RateRow[]): PointDraft['smrs'] =>
  readDraftMaterials(
    Answer.of({
      rates_info: rates.map((rate) => ({
        id: String(rate.id),
        units_slug: rate.unit_slug,
        price: rate.price,
        srm_id: rate.material_id,
      })),
      unfinished_rates: JSON.parse(unfinished_rates ?? '[]'),
    }),
  );

const draftHours = (json: string | null): PointDraft['workingHours'] =>
  toDraftHours(json === null ? null : Answer.of(JSON.parse(json)));

const draftSpecialHours = (row: ContentRow): PointDraft['specialHours'] =>
  toDraftSpecialHours(
    Answer.of({
      exceptions: JSON.parse(row.hours_exceptions),
      rules: JSON.parse(row.hours_rules),
      holidays: JSON.parse(row.holiday_hours),
    }),
  );

/** What a point's own row and its rates say: all that is edited but its photos, which are none here. */
export const contentDraft = (row: ContentRow, rates: readonly RateRow[]): PointDraft => ({
  ...EMPTY_DRAFT,
  name: row.name,
  address: row.address,
  coords: { lng: row.lng, lat: row.lat },
  iconId: row.icon_id,
  comment: row.comment,
  collectionRules: row.collection_rules,
  supervisorContacts: { name: row.contact_name, phone: row.contact_phone, email: row.contact_email },
  workingHours: draftHours(row.working_hours),
  specialHours: draftSpecialHours(row),
  smrs: draftRates(row, rates),
});
