import type { ServerPointStatus, ServerWorkingHours } from '@ecocircle/shared-contracts';
import { foldText } from '../../database/search-text.ts';

/** A recycling point before it has an id: what the cabinet, the importer and the demo data write. */
export interface NewRecyclingPoint {
  readonly status: ServerPointStatus;
  readonly name: string;
  readonly address: string;
  readonly city: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** IANA name. */
  readonly timeZone: string;
  /** Degrees, WGS 84. */
  readonly lng: number;
  readonly lat: number;
  /** Id in the icons dictionary. */
  readonly iconId: string;
  readonly comment: string;
  readonly collectionRules: string;
  readonly workingHours: ServerWorkingHours | null;
  /** The hours as the source wrote them, where they could not be read. */
  readonly workingHoursText: string | null;
  readonly contacts: { readonly name: string; readonly phone: string; readonly email: string };
  readonly organizationId: number | null;
  readonly authorId: number | null;
  /** Who runs the point, where no organisation of the portal does; otherwise empty. */
  readonly operatorName: string;
  /** The data set and the row's id in it; the pair is unique. */
  readonly source: { readonly id: string; readonly ref: string } | null;
  readonly rates: readonly NewRate[];
  readonly photoIds: readonly string[];
  /** ISO 8601 with milliseconds in UTC. */
  readonly updatedAt: string;
}

/** A material that a new point takes: ids of the dictionaries, price per unit (0 for free). */
export interface NewRate {
  readonly materialId: string;
  readonly unitSlug: string;
  readonly price: number;
}

const searched = (point: NewRecyclingPoint): string =>
  foldText([point.name, point.address, point.city, point.operatorName].join(' · '));

/** The point's own row; rates and photos are rows of other tables. */
export function toPointRow(point: NewRecyclingPoint) {
  return {
    status: point.status,
    name: point.name,
    address: point.address,
    city: point.city,
    country: point.country,
    time_zone: point.timeZone,
    lng: point.lng,
    lat: point.lat,
    icon_id: point.iconId,
    comment: point.comment,
    collection_rules: point.collectionRules,
    working_hours: point.workingHours && JSON.stringify(point.workingHours),
    working_hours_text: point.workingHoursText,
    contact_name: point.contacts.name,
    contact_phone: point.contacts.phone,
    contact_email: point.contacts.email,
    organization_id: point.organizationId,
    author_id: point.authorId,
    operator_name: point.operatorName,
    source_id: point.source?.id ?? null,
    source_ref: point.source?.ref ?? null,
    search_text: searched(point),
    updated_at: point.updatedAt,
  };
}
