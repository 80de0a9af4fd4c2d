import type { MaterialFamily, ServerSpecialHours } from '@ecocircle/shared-contracts';
import { phoneWords } from '@ecocircle/shared-contracts/phone';
import type { ServerRecyclingPoint } from '@ecocircle/shared-contracts/schemas';
import type { Row } from '../../database/tables.ts';
import { type IconFacts, iconUrl } from '../media/icon-address.ts';
import { photoUrls } from '../media/photo-urls.ts';

/** The rows of one point, as the repository read them. */
export interface PointRows {
  readonly point: Row<'recycling_points'>;
  readonly icon: IconFacts;
  readonly rates: readonly Row<'point_rates'>[];
  readonly photos: readonly Row<'photos'>[];
  readonly organization: Row<'organizations'> | undefined;
  readonly source: Row<'point_sources'> | undefined;
  readonly specialHours: ServerSpecialHours;
  /** The open revision, for those who may know of it. */
  readonly revision?: Pick<Row<'recycling_points'>, 'id' | 'status'> | undefined;
}

const related = (type: string, id: number | string | null) => ({
  data: id === null ? null : { type, id: String(id) },
});

const closingOf = ({ closed_from, closed_to, closing_comment }: PointRows['point']) =>
  closed_from === null ? null : { comment: closing_comment ?? '', from: closed_from, to: closed_to };

function toAttributes({
  point,
  icon,
  rates,
  photos,
  organization,
  source,
  specialHours,
  revision,
}: PointRows) {
  const known = organization ? (JSON.parse(organization.contacts) as Record<string, string>) : {};
  return {
    name: point.name,
    address: point.address,
    city: point.city,
    country: point.country,
    time_zone: point.time_zone,
    point: { type: 'Point' as const, coordinates: [point.lng, point.lat] as [number, number] },
    icon_info: { id: icon.id, file_url: iconUrl(icon), family: icon.family as MaterialFamily },
    comment: point.comment,
    description: point.collection_rules,
    working_hours: point.working_hours === null ? null : JSON.parse(point.working_hours),
    working_hours_text: point.working_hours_text,
    special_hours: specialHours,
    contacts: { name: point.contact_name, phone: point.contact_phone, email: point.contact_email },
    shown_phones: {
      contact: phoneWords(point.contact_phone, point.country),
      organization: phoneWords(known.phone ?? '', point.country),
    },
    rates_info: rates.map((rate) => ({
      id: String(rate.id),
      units_slug: rate.unit_slug,
      price: rate.price,
      srm_id: rate.material_id,
    })),
    unfinished_rates: point.unfinished_rates === null ? [] : JSON.parse(point.unfinished_rates),
    org_info: {
      full_name: organization?.full_name ?? point.operator_name,
      tin: organization?.tin ?? '',
      address: organization?.address ?? '',
      contacts: known,
      logo_url: organization?.avatar_url ?? null,
    },
    photos: photos.map((photo) => ({ id: photo.id, ...photoUrls(photo) })),
    source: source ? { name: source.name, url: source.url, licence: source.licence } : null,
    version: point.version,
    closing: closingOf(point),
    decline_reason: point.decline_reason,
    verified_at: point.verified_at,
    asked_at: point.asked_at,
    revision_of: point.revision_of === null ? null : String(point.revision_of),
    open_revision: revision ? { id: String(revision.id), status: revision.status } : null,
    updated_at: point.updated_at,
  };
}

/** The server shape of a point. */
export function toServerPoint(rows: PointRows): ServerRecyclingPoint {
  const { point } = rows;
  return {
    id: String(point.id),
    type: 'facility',
    attributes: toAttributes(rows),
    relationships: {
      org_owner: related('organization', point.organization_id),
      author: related('user', point.author_id),
      status: related('status', point.status),
    },
  };
}
