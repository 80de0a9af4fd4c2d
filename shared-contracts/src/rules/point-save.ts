import { type InferType, type ISchema, lazy, tuple } from 'yup';
import { POINT_LIMITS } from '../domain/point-limits.ts';
import { POINT_TRANSITS, type PointTransitName } from '../domain/point-status.ts';
import { WEEKDAYS } from '../domain/working-hours.ts';
import { isCalendarDay } from '../forms/date-range.ts';
import { isEmail } from '../forms/email.ts';
import { isPhone } from '../forms/phone.ts';
import { MOST_NAMED_REVIEWS } from '../point-file/point-file.ts';
import { anyLine, anyText } from './field-rules.ts';
import { specialHoursInput, workingDayInput } from './hours-input.ts';
import { broken } from './problems.ts';
import { figure, list, oneOf, strictObject, text } from './strict.ts';

/** A line that is empty or keeps a rule. */
const ruled = (max: number, rule: 'email' | 'phone', isKept: (value: string) => boolean) =>
  anyLine(max).test({
    name: rule,
    message: broken(rule),
    skipAbsent: true,
    test: (value) => value === '' || isKept(value),
  });

const degrees = (bound: number) => {
  const message = broken('between', { min: -bound, max: bound });
  return figure().min(-bound, message).max(bound, message);
};

const place = () =>
  strictObject({ type: oneOf(['Point']), coordinates: tuple([degrees(180), degrees(90)]).defined() });

const week = () =>
  strictObject(
    Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, workingDayInput()])) as Record<
      (typeof WEEKDAYS)[number],
      ReturnType<typeof workingDayInput>
    >,
  );

const reference = () =>
  text()
    .required(broken('required'))
    .matches(/^[\w-]{1,100}$/, { message: broken('choice') });

const version = () => figure().integer().min(1).max(2_147_483_647);

const counted = <Item>(item: ISchema<Item>, max: number) => list(item).max(max, broken('maximum', { max }));

/** The rules of what is saved of a point: limits and formats of what is there, since a draft may lack anything. */
const PointAttributesSchema = strictObject({
  name: anyLine(POINT_LIMITS.name).optional(),
  address: anyLine(POINT_LIMITS.address).optional(),
  point: place().optional(),
  comment: anyText(POINT_LIMITS.comment).optional(),
  description: anyText(POINT_LIMITS.collectionRules).optional(),
  contacts: strictObject({
    name: anyLine(POINT_LIMITS.contactName),
    phone: ruled(POINT_LIMITS.contactPhone, 'phone', isPhone),
    email: ruled(POINT_LIMITS.contactEmail, 'email', isEmail),
  }).optional(),
  working_hours: week().optional(),
  special_hours: specialHoursInput().optional(),
  /** Ids of photos in their order. */
  photos: counted(reference(), POINT_LIMITS.photos).optional(),
});

/**
 * The body that saves a point: `POST /api/web/v1/facility/facility/` makes a draft, `PATCH …/{id}/` changes what it
 * names and needs the version that was edited. Attributes that are left out stay as they are.
 */
export const PointSaveSchema = strictObject({
  data: strictObject({
    id: text().optional(),
    version: version().optional(),
    attributes: PointAttributesSchema,
    relationships: strictObject({
      icon: strictObject({ data: strictObject({ id: reference() }) }),
    }).optional(),
  }),
});

/** The body that saves a point. */
export type PointSave = InferType<typeof PointSaveSchema>;

const price = () =>
  figure()
    .min(0, broken('minimum', { min: 0 }))
    .max(POINT_LIMITS.price, broken('maximum', { max: POINT_LIMITS.price }))
    .test({
      name: 'maxDecimals',
      message: broken('maxDecimals', { max: POINT_LIMITS.priceDecimals }),
      skipAbsent: true,
      test: (value) => value === null || Number(value.toFixed(POINT_LIMITS.priceDecimals)) === value,
    })
    .nullable();

/**
 * The body of `PUT /api/web/v1/facility/facility/{id}/rates/`: all rates in their order. A rate that is still
 * unfinished has an empty unit or material, or no price.
 */
export const RatesSaveSchema = strictObject({
  /** The version that was edited; without it, whatever is there is replaced. */
  version: version().optional(),
  rates: counted(
    strictObject({
      id: text().optional(),
      units_slug: anyLine(100),
      price: price(),
      srm_id: anyLine(100),
    }),
    POINT_LIMITS.rates,
  ),
});

/** The body that saves a point's rates. */
export type RatesSave = InferType<typeof RatesSaveSchema>;

const reason = () => anyText(POINT_LIMITS.reason).required(broken('required'));

const calendarDay = () =>
  text().test({ name: 'calendar-day', message: broken('choice'), skipAbsent: true, test: isCalendarDay });

const TRANSIT_NAMES = Object.keys(POINT_TRANSITS) as PointTransitName[];

/** What goes with a transit: a comment, and of a temporary closing its first day and the day of the reopening. */
const PayloadSchema = strictObject({
  comment: anyText(POINT_LIMITS.reason).optional(),
  from: calendarDay().optional(),
  to: calendarDay().nullable().optional(),
});

const ReasonedPayloadSchema = strictObject({
  comment: reason(),
  from: calendarDay().optional(),
  to: calendarDay().nullable().optional(),
});

const needsReason = (transit: unknown): boolean =>
  TRANSIT_NAMES.includes(transit as PointTransitName) &&
  POINT_TRANSITS[transit as PointTransitName].commentRequired;

const ReasonedTransitSchema = strictObject({ transit: oneOf(TRANSIT_NAMES), payload: ReasonedPayloadSchema });
const PlainTransitSchema = strictObject({ transit: oneOf(TRANSIT_NAMES), payload: PayloadSchema.optional() });

/** The body of `POST /api/web/v1/facility/facility/{id}/transit/`; closings need a reason, `payload.comment`. */
export const TransitSchema = lazy((body: { transit?: unknown } | undefined) =>
  needsReason(body?.transit) ? ReasonedTransitSchema : PlainTransitSchema,
).meta({ variants: [ReasonedTransitSchema, PlainTransitSchema] }) as unknown as ISchema<TransitRequest>;

/** The body that asks for a transit. */
export type TransitRequest = InferType<typeof PlainTransitSchema>;

/**
 * The body of `POST /api/web/v1/facility/facility/transit/bulk/`: sends all complete drafts for review, or those of the
 * points that are named. A draft is that of the point's open revision, where there is one.
 */
export const BulkTransitSchema = strictObject({
  transit: oneOf(['facility#draft_to_oncheck']),
  ids: counted(reference(), MOST_NAMED_REVIEWS).optional(),
});

/** The body that sends many drafts for review. */
export type BulkTransit = InferType<typeof BulkTransitSchema>;
