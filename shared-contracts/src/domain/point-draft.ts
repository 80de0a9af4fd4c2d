import { Answer } from '../api/answer.ts';
import type { PointSave, RatesSave } from '../rules/point-save.ts';
import { type DraftHours, NO_HOURS, toDraftHours, toServerDraftHours } from './draft-hours.ts';
import {
  type DraftSpecialHours,
  NO_SPECIAL_DRAFT,
  toDraftSpecialHours,
  toServerDraftSpecialHours,
} from './draft-special-hours.ts';
import { readContact, readPlace } from './read-place.ts';
import { type PointPhoto, readPhoto } from './recycling-point.ts';

/** A raw material of a point that is being edited; empty texts and null are still missing. */
export interface DraftMaterial {
  /** Null until the rate was saved as a whole. */
  readonly id: string | null;
  /** Slug of the unit of measure. */
  readonly uom: string;
  /** Money per unit in the currency of the point's country, 0 when it is taken for free. */
  readonly rate: number | null;
  /** Id of the raw material. */
  readonly typeId: string;
}

/** What is edited of a recycling point. Everything may still be missing: what a review asks for, `missingOf` says. */
export interface PointDraft {
  readonly name: string;
  readonly address: string;
  /** Degrees, WGS 84; {@link NO_PLACE} until the person has chosen a place. */
  readonly coords: { readonly lng: number; readonly lat: number };
  readonly iconId: string;
  readonly comment: string;
  readonly collectionRules: string;
  readonly supervisorContacts: { readonly name: string; readonly phone: string; readonly email: string };
  readonly workingHours: DraftHours;
  /** What holds beside the hours of the week. */
  readonly specialHours: DraftSpecialHours;
  readonly smrs: readonly DraftMaterial[];
  readonly photos: readonly PointPhoto[];
}

/** Where a new point lies as long as nobody has said where. A point there exactly has no place. */
export const NO_PLACE = { lng: 37, lat: 55 } as const;

/** Whether somebody has said where a point lies. */
export const hasPlace = ({ lng, lat }: PointDraft['coords']): boolean =>
  lng !== NO_PLACE.lng || lat !== NO_PLACE.lat;

/** A new point before anything was typed. */
export const EMPTY_DRAFT: PointDraft = {
  name: '',
  address: '',
  coords: NO_PLACE,
  iconId: 'other',
  comment: '',
  collectionRules: '',
  supervisorContacts: { name: '', phone: '', email: '' },
  workingHours: NO_HOURS,
  specialHours: NO_SPECIAL_DRAFT,
  smrs: [],
  photos: [],
};

const readMaterial = (rate: Answer): DraftMaterial => ({
  id: rate.text('id'),
  uom: rate.text('units_slug'),
  rate: rate.figure('price'),
  typeId: rate.text('srm_id'),
});

/**
 * Reads `rates_info` and `unfinished_rates` in the order in which they were saved: each unfinished rate knows its place
 * among all.
 */
export function readDraftMaterials(fields: Answer): DraftMaterial[] {
  const materials = fields.list('rates_info').map(readMaterial);
  for (const rate of fields.list('unfinished_rates'))
    materials.splice(rate.figure('position'), 0, {
      id: null,
      uom: rate.text('units_slug'),
      rate: rate.figureOrNull('price'),
      typeId: rate.text('srm_id'),
    });
  return materials;
}

/** Reads what is edited of a point out of the server's shape. */
export function toPointDraft(answer: unknown): PointDraft {
  const fields = Answer.of(answer).object('attributes');
  return {
    name: fields.text('name'),
    address: fields.text('address'),
    coords: readPlace(fields.object('point')),
    iconId: fields.object('icon_info').text('id'),
    comment: fields.text('comment'),
    collectionRules: fields.text('description'),
    supervisorContacts: readContact(fields.object('contacts')),
    workingHours: toDraftHours(fields.objectOrNull('working_hours')),
    specialHours: toDraftSpecialHours(fields.object('special_hours')),
    smrs: readDraftMaterials(fields),
    photos: fields.list('photos').map(readPhoto),
  };
}

/**
 * The payload that saves a draft, without its rates.
 *
 * @param version - the version of the point that was edited; null for a new one
 */
export const toPointSave = (
  draft: PointDraft,
  { id, version }: { readonly id: string | null; readonly version: number | null },
): PointSave => ({
  data: {
    ...(id !== null && { id }),
    ...(version !== null && { version }),
    attributes: {
      name: draft.name,
      address: draft.address,
      point: { type: 'Point', coordinates: [draft.coords.lng, draft.coords.lat] },
      comment: draft.comment,
      description: draft.collectionRules,
      contacts: draft.supervisorContacts,
      working_hours: toServerDraftHours(draft.workingHours),
      special_hours: toServerDraftSpecialHours(draft.specialHours),
      photos: draft.photos.map((photo) => photo.id),
    },
    relationships: { icon: { data: { id: draft.iconId } } },
  },
});

/** The payload that saves a draft's rates, in their order. `version` is that of the answer to the save before it. */
export const toRatesSave = ({ smrs }: PointDraft, version?: number): RatesSave => ({
  ...(version !== undefined && { version }),
  rates: smrs.map(({ id, uom, rate, typeId }) => ({
    ...(id !== null && { id }),
    units_slug: uom,
    price: rate,
    srm_id: typeId,
  })),
});
