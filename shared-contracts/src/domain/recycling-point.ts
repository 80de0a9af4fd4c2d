import { Answer } from '../api/answer.ts';
import type { ServerRecyclingPoint } from '../schemas/recycling-point.ts';
import { MATERIAL_FAMILIES, type MaterialFamily } from './dictionaries.ts';
import { POINT_STATUSES, type PointStatus, toPointStatus } from './point-status.ts';
import { readContact, readPlace } from './read-place.ts';
import { type SpecialHours, toServerSpecialHours, toSpecialHours } from './special-hours.ts';
import { toServerWorkingHours, toWorkingHours, type WorkingHours } from './working-hours.ts';

/** A raw material that a point takes. `rate` is money per unit (`uom`), 0 when it is taken for free. */
export interface PointMaterial {
  readonly id: string;
  /** Slug of the unit of measure, from the units dictionary. */
  readonly uom: string;
  readonly rate: number;
  /** Id of the raw material, from the materials dictionary. */
  readonly typeId: string;
}

/** A rate that lacks something: empty texts and null are missing. `position` is its place among all rates, from 0. */
export interface UnfinishedMaterial {
  readonly position: number;
  readonly uom: string;
  readonly rate: number | null;
  readonly typeId: string;
}

/** A closing: the reason, its first day, and the day of the reopening, `YYYY-MM-DD` in the point's time zone. */
export interface PointClosing {
  readonly comment: string;
  readonly from: string;
  /** Null where nobody knows, and of a point that is closed for good. */
  readonly to: string | null;
}

/** A photo of a point; sizes in pixels of the full picture. */
export interface PointPhoto {
  readonly id: string;
  readonly url: string;
  readonly thumbnailUrl: string;
  readonly width: number;
  readonly height: number;
}

/** A recycling point as the apps know it. */
export interface RecyclingPoint {
  readonly id: string;
  readonly orgId: string | null;
  readonly creatorId: string | null;
  readonly name: string;
  readonly status: PointStatus;
  readonly address: string;
  readonly city: string;
  /** ISO 3166-1 alpha-2, by the point's place; empty where it has none. Its currency follows from it: {@link currencyOf}. */
  readonly country: string;
  /** IANA time zone in which the hours are wall-clock times. */
  readonly timeZone: string;
  readonly icon: { readonly id: string; readonly url: string; readonly family: MaterialFamily };
  /** Degrees, WGS 84. */
  readonly coords: { readonly lng: number; readonly lat: number };
  readonly comment: string;
  readonly collectionRules: string;
  readonly workingHours: WorkingHours | null;
  /** The hours as their source wrote them, where they could not be read. */
  readonly workingHoursText: string | null;
  /** What holds beside the hours of the week. */
  readonly specialHours: SpecialHours;
  /** The phone numbers of the contact and of the organisation as people write them; empty where there are none. */
  readonly shownPhones: { readonly contact: string; readonly organization: string };
  readonly supervisorContacts: { readonly name: string; readonly phone: string; readonly email: string };
  readonly smrs: readonly PointMaterial[];
  /** Rates that a draft has begun. */
  readonly unfinishedSmrs: readonly UnfinishedMaterial[];
  readonly orgInfo: {
    readonly fullName: string;
    readonly tin: string;
    readonly address: string;
    /** `website`, `phone`, `vk`, `ok`, `tg`, `zen`, and `about_xx_yy` per locale: see `aboutFor`. */
    readonly contacts: Readonly<Record<string, string>>;
    /** Of a square picture; null where there is none. */
    readonly logoUrl: string | null;
  };
  readonly photos: readonly PointPhoto[];
  readonly source: { readonly name: string; readonly url: string; readonly licence: string } | null;
  /** Goes up by one with every change; a save names the version that was edited. */
  readonly version: number;
  /** Why and how long the point is closed; null where it is not. */
  readonly closing: PointClosing | null;
  /** Why moderators declined it, or took it down; null where they did not. */
  readonly declineReason: string | null;
  /** When somebody last said that all of it is right, ISO 8601; null where nobody has. */
  readonly verifiedAt: string | null;
  /** When its organisation was asked whether it is still right, and has not answered; ISO 8601. */
  readonly askedAt: string | null;
  /** Of a revision, the point that it is to replace. */
  readonly revisionOf: string | null;
  /** The open revision, which only the point's organisation is told of. */
  readonly openRevision: { readonly id: string; readonly status: PointStatus } | null;
  /** ISO 8601. */
  readonly updatedAt: string;
}

const readMaterial = (rate: Answer): PointMaterial => ({
  id: rate.text('id'),
  uom: rate.text('units_slug'),
  rate: rate.figure('price'),
  typeId: rate.text('srm_id'),
});

const readUnfinished = (rate: Answer): UnfinishedMaterial => ({
  position: rate.figure('position'),
  uom: rate.text('units_slug'),
  rate: rate.figureOrNull('price'),
  typeId: rate.text('srm_id'),
});

/** Reads a photo of the server's shape. */
export const readPhoto = (photo: Answer): PointPhoto => ({
  id: photo.text('id'),
  url: photo.text('url'),
  thumbnailUrl: photo.text('thumbnail_url'),
  width: photo.figure('width'),
  height: photo.figure('height'),
});

const readOrganization = (info: Answer): RecyclingPoint['orgInfo'] => ({
  fullName: info.text('full_name'),
  tin: info.text('tin'),
  address: info.text('address'),
  contacts: info.textsByName('contacts'),
  logoUrl: info.textOrNull('logo_url'),
});

const readSource = (source: Answer) => ({
  name: source.text('name'),
  url: source.text('url'),
  licence: source.text('licence'),
});

const readClosing = (closing: Answer): PointClosing => ({
  comment: closing.text('comment'),
  from: closing.text('from'),
  to: closing.textOrNull('to'),
});

const readRevision = (revision: Answer) => ({
  id: revision.text('id'),
  status: toPointStatus(revision.text('status')),
});

/** Servers of earlier contracts do not send the family: there each icon was named after its own. */
function readIcon(icon: Answer): RecyclingPoint['icon'] {
  const id = icon.text('id');
  const family = icon.has('family')
    ? icon.oneOf('family', MATERIAL_FAMILIES)
    : (MATERIAL_FAMILIES.find((name) => name === id) ?? 'other');
  return { id, url: icon.text('file_url'), family };
}

/** Servers of earlier contracts do not send them: there a number is shown as it is stored. */
function readShownPhones(fields: Answer): RecyclingPoint['shownPhones'] {
  const shown = fields.has('shown_phones') ? fields.object('shown_phones') : null;
  const stored = fields.object('org_info').textsByName('contacts');
  return {
    contact: shown?.text('contact') ?? fields.object('contacts').text('phone'),
    organization: shown?.text('organization') ?? stored.phone ?? '',
  };
}

/** Reads a point as the server sends it; an unknown status counts as a draft. */
export function toRecyclingPoint(answer: unknown): RecyclingPoint {
  const point = Answer.of(answer);
  const [fields, relations] = [point.object('attributes'), point.object('relationships')];
  const related = (name: string) => relations.object(name).objectOrNull('data')?.text('id') ?? null;
  const [icon, hours, source, closing, revision] = [
    fields.object('icon_info'),
    fields.objectOrNull('working_hours'),
    fields.objectOrNull('source'),
    fields.objectOrNull('closing'),
    fields.objectOrNull('open_revision'),
  ];
  return {
    id: point.text('id'),
    orgId: related('org_owner'),
    creatorId: related('author'),
    name: fields.text('name'),
    status: toPointStatus(related('status') ?? 'draft'),
    address: fields.text('address'),
    city: fields.text('city'),
    country: fields.text('country'),
    timeZone: fields.text('time_zone'),
    icon: readIcon(icon),
    coords: readPlace(fields.object('point')),
    comment: fields.text('comment'),
    collectionRules: fields.text('description'),
    workingHours: hours && toWorkingHours(hours),
    workingHoursText: fields.textOrNull('working_hours_text'),
    specialHours: toSpecialHours(fields.object('special_hours')),
    shownPhones: readShownPhones(fields),
    supervisorContacts: readContact(fields.object('contacts')),
    smrs: fields.list('rates_info').map(readMaterial),
    unfinishedSmrs: fields.list('unfinished_rates').map(readUnfinished),
    orgInfo: readOrganization(fields.object('org_info')),
    photos: fields.list('photos').map(readPhoto),
    source: source && readSource(source),
    version: fields.figure('version'),
    closing: closing && readClosing(closing),
    declineReason: fields.textOrNull('decline_reason'),
    verifiedAt: fields.momentOrNull('verified_at'),
    askedAt: fields.momentOrNull('asked_at'),
    revisionOf: fields.textOrNull('revision_of'),
    openRevision: revision && readRevision(revision),
    updatedAt: fields.text('updated_at'),
  };
}

/** Maps a point to the server's shape: the inverse of {@link toRecyclingPoint}. */
export function toServerRecyclingPoint(point: RecyclingPoint): ServerRecyclingPoint {
  return {
    id: point.id,
    type: 'facility',
    attributes: {
      name: point.name,
      address: point.address,
      city: point.city,
      country: point.country,
      time_zone: point.timeZone,
      point: { type: 'Point', coordinates: [point.coords.lng, point.coords.lat] },
      icon_info: { id: point.icon.id, file_url: point.icon.url, family: point.icon.family },
      comment: point.comment,
      description: point.collectionRules,
      working_hours: point.workingHours && toServerWorkingHours(point.workingHours),
      working_hours_text: point.workingHoursText,
      special_hours: toServerSpecialHours(point.specialHours),
      contacts: point.supervisorContacts,
      shown_phones: point.shownPhones,
      rates_info: point.smrs.map((material) => ({
        id: material.id,
        units_slug: material.uom,
        price: material.rate,
        srm_id: material.typeId,
      })),
      unfinished_rates: point.unfinishedSmrs.map(({ position, uom, rate, typeId }) => ({
        position,
        units_slug: uom,
        price: rate,
        srm_id: typeId,
      })),
      org_info: {
        full_name: point.orgInfo.fullName,
        tin: point.orgInfo.tin,
        address: point.orgInfo.address,
        contacts: point.orgInfo.contacts,
        logo_url: point.orgInfo.logoUrl,
      },
      photos: point.photos.map(({ thumbnailUrl, ...photo }) => ({ ...photo, thumbnail_url: thumbnailUrl })),
      source: point.source,
      version: point.version,
      closing: point.closing,
      decline_reason: point.declineReason,
      verified_at: point.verifiedAt,
      asked_at: point.askedAt,
      revision_of: point.revisionOf,
      open_revision: point.openRevision && {
        id: point.openRevision.id,
        status: POINT_STATUSES[point.openRevision.status],
      },
      updated_at: point.updatedAt,
    },
    relationships: {
      org_owner: { data: point.orgId === null ? null : { type: 'organization', id: point.orgId } },
      author: { data: point.creatorId === null ? null : { type: 'user', id: point.creatorId } },
      status: { data: { type: 'status', id: POINT_STATUSES[point.status] } },
    },
  };
}
