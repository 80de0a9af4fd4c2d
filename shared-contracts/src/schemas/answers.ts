import type { InferType } from 'yup';
import type { ApiErrorItem } from '../api/api-error.ts';
import { EVENT_KINDS, EVENT_STATUSES } from '../domain/charity-event.ts';
import { MATERIAL_FAMILIES } from '../domain/dictionaries.ts';
import { type FoundPlace, PLACE_KINDS } from '../domain/found-place.ts';
import { ALERT_STATES } from '../domain/point-alert.ts';
import { REPORT_KINDS, REPORT_OUTCOMES } from '../domain/point-report.ts';
import type { City } from '../domain/portal-figures.ts';
import type { SubmissionAnswer } from '../forms/submission-answer.ts';
import { LOCALES } from '../locales/locales.ts';
import type { Coordinates } from '../location/own-position.ts';
import type { ListedCity } from '../location/place-city.ts';
import { figure, flag, list, oneOf, text, tolerantObject } from '../rules/strict.ts';
import { schemaOf } from './agreed.ts';
import { contact, each, moment, oneAnswer, PageMetaSchema, pageOf, place } from './building-blocks.ts';
import { ServerRecyclingPointSchema } from './recycling-point.ts';

const errors = () =>
  list(
    tolerantObject({
      status: text(),
      code: text(),
      title: text(),
      detail: text().optional(),
      source: tolerantObject({ pointer: text().optional(), parameter: text().optional() }).optional(),
      meta: tolerantObject({
        min: figure().optional(),
        max: figure().optional(),
        present: ServerRecyclingPointSchema.optional(),
      }).optional(),
    }),
  );

/** Schema of the body of every answer with a status of 400 or more. */
export const ApiErrorBodySchema = schemaOf<{ readonly errors: readonly ApiErrorItem[] }>()(
  tolerantObject({ errors: errors() }),
);

/** Schema of the 410 of a recycling point that is closed for good: the error, and the point. */
export const GoneAnswerSchema = tolerantObject({ errors: errors(), data: ServerRecyclingPointSchema });

/** Schema of a charity event as the server sends it. */
export const ServerCharityEventSchema = tolerantObject({
  id: text(),
  type: oneOf(['promotion']),
  attributes: tolerantObject({
    name: text(),
    description: text(),
    kind: oneOf(EVENT_KINDS),
    status: oneOf(EVENT_STATUSES),
    cancel_reason: text(),
    starts_at: moment(),
    ends_at: moment(),
    time_zone: text(),
    city: text(),
    address: text(),
    point: place(),
    organizer: contact(),
    photo: tolerantObject({
      url: text(),
      thumbnail_url: text(),
      width: figure(),
      height: figure(),
    }).nullable(),
    updated_at: text(),
  }),
});

/** A charity event as the server sends it; moments are ISO 8601 in UTC. */
export type ServerCharityEvent = InferType<typeof ServerCharityEventSchema>;

/** Schema of an account: the answer of `GET /api/web/v1/authing/user/{id}/`. */
export const ServerUserSchema = tolerantObject({
  data: tolerantObject({
    id: text(),
    attributes: tolerantObject({
      name: text(),
      contact_phone: text().nullable(),
      email: text(),
      is_active: flag(),
      is_superuser: flag(),
      is_staff: flag(),
      is_blocked: flag(),
      role: list(text()),
      balance: figure(),
      organization_info: tolerantObject({
        name_full: text(),
        org_info_id: text(),
        id: text(),
        avatar_id: text().nullable(),
        avatar: text().nullable(),
      }).nullable(),
    }),
  }),
});

/** An account as the server sends it. */
export type ServerUser = InferType<typeof ServerUserSchema>;

const localisedName = () => tolerantObject(each(LOCALES, text()));

/** What of an entry may be absent: servers of earlier contracts do not send it. */
const RETIREMENT = { is_retired: flag().optional() };

/** Schema of an entry of the materials dictionary. */
export const RawMaterialSchema = tolerantObject({
  id: text(),
  family: oneOf(MATERIAL_FAMILIES),
  name: localisedName(),
  ...RETIREMENT,
});

/** A raw material as the server sends it. */
export type ServerMaterial = InferType<typeof RawMaterialSchema>;

/** Schema of an entry of the units dictionary. */
export const UnitOfMeasureSchema = tolerantObject({ slug: text(), name: localisedName(), ...RETIREMENT });

/** A unit as the server sends it. */
export type ServerUnit = InferType<typeof UnitOfMeasureSchema>;

/** Schema of an icon that a point may carry on the map. */
export const PointIconSchema = tolerantObject({
  id: text(),
  family: oneOf(MATERIAL_FAMILIES),
  file_url: text(),
  name: localisedName(),
  ...RETIREMENT,
});

/** An icon that a point may carry on the map. */
export type PointIcon = InferType<typeof PointIconSchema>;

const namedThing = {
  id: text(),
  family: oneOf(MATERIAL_FAMILIES),
  materials: list(text()),
  name: text(),
  slug: text(),
  words: list(text()),
};

/** Schema of an everyday thing as a search for it needs it, in one language. */
export const NamedThingSchema = tolerantObject(namedThing);

/** A thing of the list as the server sends it. */
export type ServerNamedThing = InferType<typeof NamedThingSchema>;

/**
 * Schema of a part of the index of things. A thing is its id, family, materials, name and words, the lists joined by `|`.
 */
export const ThingIndexSchema = oneAnswer(tolerantObject({ things: list(list(text())), rest: figure() }));

/** Schema of an everyday thing and what to do with it, in one language. */
export const ThingSchema = tolerantObject({
  ...namedThing,
  prepare: text(),
  keep_out: text(),
  otherwise: text(),
  becomes: text(),
  slugs: localisedName(),
  related: list(tolerantObject({ id: text(), name: text(), slug: text() })),
});

/** A thing as the server sends it. */
export type ServerThing = InferType<typeof ThingSchema>;

/** Schema of a withdrawal: one of `data` in the answer of `GET /api/web/v1/balance/withdrawal/`. */
export const ServerWithdrawalSchema = tolerantObject({
  id: text(),
  attributes: tolerantObject({
    amount: figure(),
    balance_after: figure(),
    comment: text(),
    created_at: text(),
    /** Whether the points were given, not taken. */
    is_credit: flag(),
  }),
});

/** A withdrawal as the server sends it. */
export type ServerWithdrawal = InferType<typeof ServerWithdrawalSchema>;

/** Schema of a page of withdrawals, the newest first. */
export const WithdrawalListSchema = pageOf(ServerWithdrawalSchema);

/** Schema of the answer to a form. */
export const SubmissionAnswerSchema = schemaOf<SubmissionAnswer>()(
  tolerantObject({ isOk: flag(), message: text(), reference: text().optional() }),
);

/** Schema of the answer with the portal's figures. */
export const StatisticsAnswerSchema = oneAnswer(
  tolerantObject({ points: figure(), cities: figure(), events_this_month: figure(), materials: figure() }),
);

/** Schema of the answer that names the present state of the public data. */
export const DataStateSchema = oneAnswer(tolerantObject({ state: text() }));

/** Schema of the answer with the cities that have recycling points. */
export const CitiesAnswerSchema = schemaOf<{ readonly data: readonly City[] }>()(
  tolerantObject({
    data: list(
      tolerantObject({ name: text(), country: text(), lng: figure(), lat: figure(), points: figure() }),
    ),
  }),
);

/** Schema of the answer with the cities that a visitor can choose from. */
export const ListedCitiesSchema = schemaOf<{ readonly data: readonly ListedCity[] }>()(
  tolerantObject({
    data: list(
      tolerantObject({
        id: text(),
        name: text(),
        country: text(),
        lng: figure(),
        lat: figure(),
        spellings: list(text()),
        points: figure(),
        events: figure(),
      }),
    ),
  }),
);

/** Schema of the answer with the country of a position, which is empty far from any town. */
export const CountrySchema = oneAnswer(tolerantObject({ country: text() }));

/** Schema of the answer with the place of an address on the net; null where nobody can say. */
export const IpPositionSchema = schemaOf<{
  readonly data: (Coordinates & { readonly country: string }) | null;
}>()(
  tolerantObject({
    data: tolerantObject({
      lng: figure().min(-180).max(180),
      lat: figure().min(-90).max(90),
      country: text(),
    }).nullable(),
  }),
);

/** Schema of the answer with the places that an address search found. */
export const FoundPlacesSchema = schemaOf<{ readonly data: readonly FoundPlace[] }>()(
  tolerantObject({
    data: list(
      tolerantObject({
        title: text(),
        address: text(),
        city: text(),
        country: text(),
        lng: figure(),
        lat: figure(),
        kind: oneOf(PLACE_KINDS),
      }),
    ),
  }),
);

/** Schema of the answer with what is known of a position. */
export const PositionFactsSchema = oneAnswer(
  tolerantObject({ address: text(), city: text(), country: text(), time_zone: text() }),
);

/** Schema of the answer that says in short where something can be handed in. */
export const NearbyAnswerSchema = oneAnswer(
  tolerantObject({
    total: figure(),
    openNow: figure(),
    nearest: tolerantObject({
      id: text(),
      name: text(),
      distance: figure(),
      open: flag().nullable(),
      until: moment().nullable(),
      zone: text(),
    }).nullable(),
  }),
);

/** Schema of a page of points; sorted by the best price it says what prices are compared in. */
export const FoundPointsSchema = tolerantObject({
  data: list(ServerRecyclingPointSchema),
  meta: PageMetaSchema.shape({ price: tolerantObject({ unit: text(), country: text() }).optional() }),
});

/** Schema of the answer to a report on a point. */
export const ReportSentSchema = oneAnswer(tolerantObject({ token: text() }));

/** Schema of a report as its sender follows it. */
export const TrackedReportSchema = oneAnswer(
  tolerantObject({
    point_name: text(),
    point_id: text().nullable(),
    kind: oneOf(REPORT_KINDS),
    sent_at: moment(),
    outcome: oneOf(REPORT_OUTCOMES).nullable(),
    answer: text(),
    settled_at: moment().nullable(),
  }),
);

/** Schema of what an alert watches. */
export const PointAlertSchema = oneAnswer(
  tolerantObject({
    state: oneOf(ALERT_STATES),
    place: text(),
    lng: figure().nullable(),
    lat: figure().nullable(),
    radius: figure().nullable(),
    materials: list(text()),
    others: figure(),
  }),
);

/** Schema of a page of the open reports on one's own points, the oldest first. */
export const OwnReportListSchema = pageOf(
  tolerantObject({
    id: text(),
    point_id: text(),
    point_name: text(),
    kind: oneOf(REPORT_KINDS),
    text: text(),
    sent_at: moment(),
  }),
);

/** Schema of how many open reports there are on one's own points: those that have any. */
export const ReportCountsSchema = tolerantObject({
  data: list(tolerantObject({ point_id: text(), open: figure() })),
});
