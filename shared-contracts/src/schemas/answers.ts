import type { ApiErrorItem } from '../api/api-error.ts';
import { EVENT_KINDS, EVENT_STATUSES, type ServerCharityEvent } from '../domain/charity-event.ts';
import type { ServerUser } from '../domain/client-user.ts';
import {
  MATERIAL_FAMILIES,
  type PointIcon,
  type RawMaterial,
  type UnitOfMeasure,
} from '../domain/dictionaries.ts';
import type { City } from '../domain/portal-figures.ts';
import type { ServerWithdrawal } from '../domain/withdrawal.ts';
import type { SubmissionAnswer } from '../forms/submission-answer.ts';
import { LOCALES } from '../locales/locales.ts';
import { figure, flag, list, oneOf, text, tolerantObject } from '../rules/strict.ts';
import { schemaOf } from './agreed.ts';
import { contact, each, moment, oneAnswer, pageOf, place } from './building-blocks.ts';

/** Schema of the body of every answer with a status of 400 or more. */
export const ApiErrorBodySchema = schemaOf<{ readonly errors: readonly ApiErrorItem[] }>()(
  tolerantObject({
    errors: list(
      tolerantObject({
        status: text(),
        code: text(),
        title: text(),
        detail: text().optional(),
        source: tolerantObject({ pointer: text().optional(), parameter: text().optional() }).optional(),
        meta: tolerantObject({ min: figure().optional(), max: figure().optional() }).optional(),
      }),
    ),
  }),
);

/** Schema of {@link ServerCharityEvent}. */
export const ServerCharityEventSchema = schemaOf<ServerCharityEvent>()(
  tolerantObject({
    id: text(),
    type: oneOf(['promotion']),
    attributes: tolerantObject({
      name: text(),
      description: text(),
      kind: oneOf(EVENT_KINDS),
      status: oneOf(EVENT_STATUSES),
      starts_at: moment(),
      ends_at: moment(),
      time_zone: text(),
      city: text(),
      address: text(),
      point: place(),
      organizer: contact(),
      photo: tolerantObject({ url: text(), width: figure(), height: figure() }).nullable(),
      updated_at: text(),
    }),
  }),
);

/** Schema of {@link ServerUser}: the answer of `GET /api/web/v1/authing/user/{id}/`. */
export const ServerUserSchema = schemaOf<ServerUser>()(
  tolerantObject({
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
  }),
);

const localisedName = () => tolerantObject(each(LOCALES, text()));

/** Schema of {@link RawMaterial}. */
export const RawMaterialSchema = schemaOf<RawMaterial>()(
  tolerantObject({ id: text(), family: oneOf(MATERIAL_FAMILIES), name: localisedName() }),
);

/** Schema of {@link UnitOfMeasure}. */
export const UnitOfMeasureSchema = schemaOf<UnitOfMeasure>()(
  tolerantObject({ slug: text(), name: localisedName() }),
);

/** Schema of {@link PointIcon}. */
export const PointIconSchema = schemaOf<PointIcon>()(
  tolerantObject({
    id: text(),
    family: oneOf(MATERIAL_FAMILIES),
    file_url: text(),
    name: localisedName(),
  }),
);

/** Schema of {@link ServerWithdrawal}. */
export const ServerWithdrawalSchema = schemaOf<ServerWithdrawal>()(
  tolerantObject({
    id: text(),
    attributes: tolerantObject({
      amount: figure(),
      balance_after: figure(),
      comment: text(),
      created_at: text(),
    }),
  }),
);

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

/** Schema of the answer with the cities that have recycling points. */
export const CitiesAnswerSchema = schemaOf<{ readonly data: readonly City[] }>()(
  tolerantObject({
    data: list(
      tolerantObject({ name: text(), country: text(), lng: figure(), lat: figure(), points: figure() }),
    ),
  }),
);
