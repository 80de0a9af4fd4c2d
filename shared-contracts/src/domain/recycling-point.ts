import * as v from 'valibot';
import { POINT_STATUSES, type PointStatus, toPointStatus } from './point-status.ts';
import {
  ServerWorkingHoursSchema,
  toServerWorkingHours,
  toWorkingHours,
  type WorkingHours,
} from './working-hours.ts';

const relation = v.object({ data: v.nullable(v.object({ type: v.string(), id: v.string() })) });
const text = v.string();

const ServerRateSchema = v.object({
  id: text,
  units_slug: text,
  price: v.number(),
  srm_id: text,
});

const ServerPhotoSchema = v.object({
  id: text,
  url: text,
  thumbnail_url: text,
  width: v.number(),
  height: v.number(),
});

/**
 * Schema of {@link ServerRecyclingPoint}.
 *
 * @example
 * const point = v.parse(ServerRecyclingPointSchema, answer.data);
 */
export const ServerRecyclingPointSchema = v.object({
  id: text,
  type: v.literal('facility'),
  attributes: v.object({
    name: text,
    address: text,
    city: text,
    time_zone: text,
    point: v.object({
      type: v.literal('Point'),
      coordinates: v.tuple([
        v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
        v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
      ]),
    }),
    icon_info: v.object({ id: text, file_url: text }),
    comment: text,
    description: text,
    working_hours: v.nullable(ServerWorkingHoursSchema),
    working_hours_text: v.nullable(text),
    contacts: v.object({ name: text, phone: text, email: text }),
    rates_info: v.array(ServerRateSchema),
    org_info: v.object({
      full_name: text,
      tin: text,
      address: text,
      contacts: v.record(v.string(), v.string()),
    }),
    photos: v.array(ServerPhotoSchema),
    source: v.nullable(v.object({ name: text, url: text, licence: text })),
    updated_at: text,
  }),
  relationships: v.object({ org_owner: relation, author: relation, status: relation }),
});

/**
 * A recycling point as the server sends it. `point` is GeoJSON ([longitude, latitude] in degrees, WGS 84),
 * `description` holds the collection rules, `working_hours` is null where the hours are known only as the text in
 * `working_hours_text`, `source` names the data set that the point was imported from.
 *
 * @example
 * const [lng, lat] = (answer.data satisfies ServerRecyclingPoint).attributes.point.coordinates;
 */
export type ServerRecyclingPoint = v.InferOutput<typeof ServerRecyclingPointSchema>;

/**
 * A raw material that a point takes. `rate` is money per unit (`uom`), 0 when it is taken for free.
 *
 * @example
 * const glass: PointMaterial = { id: '9', uom: 'kg', rate: 2.5, typeId: 'glass-bottles' };
 */
export interface PointMaterial {
  readonly id: string;
  /** Slug of the unit of measure, from the units dictionary. */
  readonly uom: string;
  readonly rate: number;
  /** Id of the raw material, from the materials dictionary. */
  readonly typeId: string;
}

/**
 * A photo of a point; sizes in pixels of the full picture.
 *
 * @example
 * <img src={photo.thumbnailUrl} width={photo.width} height={photo.height} />;
 */
export interface PointPhoto {
  readonly id: string;
  readonly url: string;
  readonly thumbnailUrl: string;
  readonly width: number;
  readonly height: number;
}

/**
 * A recycling point as the apps know it.
 *
 * @example
 * const point: RecyclingPoint = toRecyclingPoint(v.parse(ServerRecyclingPointSchema, answer.data));
 */
export interface RecyclingPoint {
  readonly id: string;
  readonly orgId: string | null;
  readonly creatorId: string | null;
  readonly name: string;
  readonly status: PointStatus;
  readonly address: string;
  readonly city: string;
  /** IANA time zone in which the hours are wall-clock times. */
  readonly timeZone: string;
  readonly icon: { readonly id: string; readonly url: string };
  /** Degrees, WGS 84. */
  readonly coords: { readonly lng: number; readonly lat: number };
  readonly comment: string;
  readonly collectionRules: string;
  readonly workingHours: WorkingHours | null;
  /** The hours as their source wrote them, where they could not be read. */
  readonly workingHoursText: string | null;
  readonly supervisorContacts: { readonly name: string; readonly phone: string; readonly email: string };
  readonly smrs: readonly PointMaterial[];
  readonly orgInfo: {
    readonly fullName: string;
    readonly tin: string;
    readonly address: string;
    /** `about`, `website`, `phone`, `vk`, `ok`, `tg`, `zen`, and `about_xx_yy` per locale. */
    readonly contacts: Readonly<Record<string, string>>;
  };
  readonly photos: readonly PointPhoto[];
  readonly source: { readonly name: string; readonly url: string; readonly licence: string } | null;
  /** ISO 8601. */
  readonly updatedAt: string;
}

/**
 * Maps a point from the server's shape; an unknown status counts as a draft.
 *
 * @example
 * const point = toRecyclingPoint(v.parse(ServerRecyclingPointSchema, answer.data));
 */
export function toRecyclingPoint({ id, attributes: a, relationships }: ServerRecyclingPoint): RecyclingPoint {
  const [lng, lat] = a.point.coordinates;
  return {
    id,
    orgId: relationships.org_owner.data?.id ?? null,
    creatorId: relationships.author.data?.id ?? null,
    name: a.name,
    status: toPointStatus(relationships.status.data?.id ?? 'draft'),
    address: a.address,
    city: a.city,
    timeZone: a.time_zone,
    icon: { id: a.icon_info.id, url: a.icon_info.file_url },
    coords: { lng, lat },
    comment: a.comment,
    collectionRules: a.description,
    workingHours: a.working_hours && toWorkingHours(a.working_hours),
    workingHoursText: a.working_hours_text,
    supervisorContacts: a.contacts,
    smrs: a.rates_info.map((rate) => ({
      id: rate.id,
      uom: rate.units_slug,
      rate: rate.price,
      typeId: rate.srm_id,
    })),
    orgInfo: {
      fullName: a.org_info.full_name,
      tin: a.org_info.tin,
      address: a.org_info.address,
      contacts: a.org_info.contacts,
    },
    photos: a.photos.map(({ thumbnail_url, ...photo }) => ({ ...photo, thumbnailUrl: thumbnail_url })),
    source: a.source,
    updatedAt: a.updated_at,
  };
}

/**
 * Maps a point to the server's shape: the inverse of {@link toRecyclingPoint}.
 *
 * @example
 * toRecyclingPoint(toServerRecyclingPoint(point)); // equals point
 */
export function toServerRecyclingPoint(point: RecyclingPoint): ServerRecyclingPoint {
  return {
    id: point.id,
    type: 'facility',
    attributes: {
      name: point.name,
      address: point.address,
      city: point.city,
      time_zone: point.timeZone,
      point: { type: 'Point', coordinates: [point.coords.lng, point.coords.lat] },
      icon_info: { id: point.icon.id, file_url: point.icon.url },
      comment: point.comment,
      description: point.collectionRules,
      working_hours: point.workingHours && toServerWorkingHours(point.workingHours),
      working_hours_text: point.workingHoursText,
      contacts: point.supervisorContacts,
      rates_info: point.smrs.map((material) => ({
        id: material.id,
        units_slug: material.uom,
        price: material.rate,
        srm_id: material.typeId,
      })),
      org_info: {
        full_name: point.orgInfo.fullName,
        tin: point.orgInfo.tin,
        address: point.orgInfo.address,
        contacts: point.orgInfo.contacts,
      },
      photos: point.photos.map(({ thumbnailUrl, ...photo }) => ({ ...photo, thumbnail_url: thumbnailUrl })),
      source: point.source,
      updated_at: point.updatedAt,
    },
    relationships: {
      org_owner: { data: point.orgId === null ? null : { type: 'organization', id: point.orgId } },
      author: { data: point.creatorId === null ? null : { type: 'user', id: point.creatorId } },
      status: { data: { type: 'status', id: POINT_STATUSES[point.status] } },
    },
  };
}
