import { type InferType, tuple } from 'yup';
import { MATERIAL_FAMILIES } from '../domain/dictionaries.ts';
import type { MapClusters } from '../domain/map-clusters.ts';
import { POINT_ACTIONS, POINT_ACTORS } from '../domain/point-history.ts';
import { HOLIDAY_POLICIES, SPECIAL_DAY_REASONS } from '../domain/special-hours.ts';
import { WEEKDAYS } from '../domain/working-hours.ts';
import { LOCALES } from '../locales/locales.ts';
import { figure, flag, list, oneOf, oneOfFigures, record, text, tolerantObject } from '../rules/strict.ts';
import { schemaOf } from './agreed.ts';
import { anything, contact, each, moment, place } from './building-blocks.ts';

const relation = () => tolerantObject({ data: tolerantObject({ type: text(), id: text() }).nullable() });

const workingDay = () =>
  tolerantObject({
    ...each(['start', 'end', 'break_start', 'break_end'], moment().nullable()),
    ...each(['works_full_day', 'no_lunch_break', 'no_data'], flag()),
  });

const specialHours = () =>
  tolerantObject({
    exceptions: list(tolerantObject({ from: text(), to: text(), note: text(), hours: workingDay() })),
    rules: list(tolerantObject({ rrule: text(), since: text(), hours: workingDay() })),
    holidays: tolerantObject({ policy: oneOf(HOLIDAY_POLICIES), hours: workingDay().nullable() }),
    /** The special days of the next weeks, by date. */
    days: list(
      tolerantObject({
        date: text(),
        reason: oneOf(SPECIAL_DAY_REASONS),
        /** Null where they are those of the week. */
        hours: workingDay().nullable(),
        /** A holiday of which the point says nothing. */
        may_differ: flag(),
        note: text(),
        /** The holiday's name by locale. */
        names: tolerantObject(each(LOCALES, text())).nullable(),
      }),
    ),
  });

const rate = () => tolerantObject({ id: text(), units_slug: text(), price: figure(), srm_id: text() });

/** Schema of a photo as the server sends it: addresses below this origin, sizes in pixels of the full picture. */
export const ServerPhotoSchema = tolerantObject({
  id: text(),
  url: text(),
  thumbnail_url: text(),
  width: figure(),
  height: figure(),
});

const organization = () =>
  tolerantObject({
    full_name: text(),
    tin: text(),
    address: text(),
    contacts: record(text()),
    /** Of a square picture below this origin. */
    logo_url: text().nullable(),
  });

/** Schema of a recycling point as the server sends it. */
export const ServerRecyclingPointSchema = tolerantObject({
  id: text(),
  type: oneOf(['facility']),
  attributes: tolerantObject({
    name: text(),
    address: text(),
    city: text(),
    country: text(),
    time_zone: text(),
    point: place(),
    /** Servers of earlier contracts do not send the family: there each icon was named after its own. */
    icon_info: tolerantObject({ id: text(), file_url: text(), family: oneOf(MATERIAL_FAMILIES).optional() }),
    comment: text(),
    /** The collection rules. */
    description: text(),
    /** Null where the hours are known only as `working_hours_text`. */
    working_hours: tolerantObject(each(WEEKDAYS, workingDay())).nullable(),
    working_hours_text: text().nullable(),
    /** What holds beside the hours of the week. */
    special_hours: specialHours(),
    contacts: contact(),
    /** The phone numbers of the contact and the organisation as people write them; may be empty. Since 1.5. */
    shown_phones: tolerantObject({ contact: text(), organization: text() }).optional(),
    rates_info: list(rate()),
    /** Rates of a draft that lack something; `position` is the place among all rates, from 0. */
    unfinished_rates: list(
      tolerantObject({ position: figure(), units_slug: text(), price: figure().nullable(), srm_id: text() }),
    ),
    org_info: organization(),
    photos: list(ServerPhotoSchema),
    /** The data set that the point was imported from. */
    source: tolerantObject({ name: text(), url: text(), licence: text() }).nullable(),
    /** Goes up with every change; a save names the one that was edited. */
    version: figure(),
    /** Days as `YYYY-MM-DD` in the point's time zone; `to` is that of the reopening. */
    closing: tolerantObject({ comment: text(), from: text(), to: text().nullable() }).nullable(),
    decline_reason: text().nullable(),
    verified_at: moment().nullable(),
    asked_at: moment().nullable(),
    /** Of a revision, the id of the point that it is to replace. */
    revision_of: text().nullable(),
    /** Only the point's organisation is told of it. */
    open_revision: tolerantObject({ id: text(), status: text() }).nullable(),
    updated_at: text(),
  }),
  relationships: tolerantObject({ org_owner: relation(), author: relation(), status: relation() }),
});

/** A recycling point as the server sends it. */
export type ServerRecyclingPoint = InferType<typeof ServerRecyclingPointSchema>;

/** Schema of a change in a point's history as the server sends it, `GET …/{id}/history/`. */
export const ServerHistoryEntrySchema = tolerantObject({
  id: text(),
  at: moment(),
  actor: oneOf(POINT_ACTORS),
  /** Empty for moderators and for the portal itself. */
  actor_name: text(),
  action: oneOf(POINT_ACTIONS),
  from_status: text().nullable(),
  to_status: text().nullable(),
  reason: text().nullable(),
  difference: list(tolerantObject({ field: text(), before: anything(), after: anything() })),
});

/** Schema of {@link MapClusters}. */
export const MapClustersSchema = schemaOf<MapClusters>()(
  tolerantObject({
    version: text(),
    total: figure(),
    clusters: list(tuple([figure(), figure(), figure(), figure()]).defined()),
    points: list(
      tuple([
        figure(),
        figure(),
        text(),
        text(),
        oneOfFigures([1, 0]).nullable(),
        figure().nullable(),
      ]).defined(),
    ),
    closed: list(text()),
  }),
);
