import { isEmail } from '../forms/email.ts';
import { isPhone } from '../forms/phone.ts';
import type { DraftDay } from './draft-hours.ts';
import { type DraftMaterial, hasPlace, type PointDraft } from './point-draft.ts';
import { isPrice } from './point-limits.ts';
import { WEEKDAYS } from './working-hours.ts';

/**
 * What a review asks for.
 *
 * - `required`: the field is empty
 * - `email`, `phone`, `price`: what stands there is none
 * - `break-order`: the lunch break ends before it begins
 * - `break-outside`: the lunch break lies outside the hours
 * - `working-day`: no day of the week is open
 * - `rate`: the point takes no raw material
 * - `unsaved`: the rate was never saved as a whole
 */
export const READINESS_RULES = [
  'required',
  'email',
  'phone',
  'price',
  'break-order',
  'break-outside',
  'working-day',
  'rate',
  'unsaved',
] as const;

/** The name of a rule that a point keeps before it is reviewed. */
export type ReadinessRule = (typeof READINESS_RULES)[number];

/** Something that a point lacks. `field` is a dotted path of {@link PointDraft}, such as `workingHours.monday.end`. */
export interface PointLack {
  readonly field: string;
  readonly rule: ReadinessRule;
}

const lack = (isLacking: boolean, field: string, rule: ReadinessRule): PointLack[] =>
  isLacking ? [{ field, rule }] : [];

const empty = (text: string, field: string): PointLack[] => lack(text.trim() === '', field, 'required');

const DAY = 1440;
const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Of a day whose times are all there: its break, in hours that may end on the next day. */
function breakLacks(start: string, end: string, lunch: { start: string; end: string }, field: string) {
  const opens = minutes(start);
  const after = (time: string): number => minutes(time) + (minutes(time) < opens ? DAY : 0);
  const closes = minutes(end) + (minutes(end) <= opens ? DAY : 0);
  const [from, to] = [after(lunch.start), after(lunch.end)];
  if (from >= to) return lack(true, `${field}.lunch.end`, 'break-order');
  return [
    ...lack(from >= closes, `${field}.lunch.start`, 'break-outside'),
    ...lack(to > closes, `${field}.lunch.end`, 'break-outside'),
  ];
}

/** What the hours of a day lack: times, or a break that lies inside them. */
export function dayLacks(day: DraftDay, field: string): PointLack[] {
  if (day.kind !== 'hours') return [];
  const { start, end, lunch } = day;
  const missing = [
    ...empty(start, `${field}.start`),
    ...empty(end, `${field}.end`),
    ...(lunch
      ? [...empty(lunch.start, `${field}.lunch.start`), ...empty(lunch.end, `${field}.lunch.end`)]
      : []),
  ];
  return missing.length > 0 || !lunch ? missing : breakLacks(start, end, lunch, field);
}

/** A point that works on days by rule only has working days, too. */
function hoursLacks({ workingHours, specialHours }: PointDraft): PointLack[] {
  const isClosed = [...Object.values(workingHours), ...specialHours.rules.map(({ day }) => day)].every(
    ({ kind }) => kind === 'closed',
  );
  if (isClosed) return lack(true, 'workingHours', 'working-day');
  return WEEKDAYS.flatMap((weekday) => dayLacks(workingHours[weekday], `workingHours.${weekday}`));
}

function contactLacks({ supervisorContacts: { name, phone, email } }: PointDraft): PointLack[] {
  const wrong = (text: string, isRight: boolean, field: string, rule: 'phone' | 'email') =>
    text.trim() === '' ? empty(text, field) : lack(!isRight, field, rule);
  return [
    ...empty(name, 'supervisorContacts.name'),
    ...wrong(phone, isPhone(phone.trim()), 'supervisorContacts.phone', 'phone'),
    ...wrong(email, isEmail(email.trim()), 'supervisorContacts.email', 'email'),
  ];
}

function rateLacks({ id, typeId, uom, rate }: DraftMaterial, index: number): PointLack[] {
  const field = `smrs.${index}`;
  const missing = [
    ...empty(typeId, `${field}.typeId`),
    ...empty(uom, `${field}.uom`),
    ...lack(rate === null, `${field}.rate`, 'required'),
    ...lack(rate !== null && !isPrice(rate), `${field}.rate`, 'price'),
  ];
  return missing.length > 0 ? missing : lack(id === null, field, 'unsaved');
}

/** What a point lacks before it may be sent for review, in the order of the editor's fields; nothing: it is complete. */
export const missingOf = (draft: PointDraft): readonly PointLack[] => [
  ...empty(draft.name, 'name'),
  ...empty(draft.address, 'address'),
  ...lack(!hasPlace(draft.coords), 'coords', 'required'),
  ...empty(draft.iconId, 'iconId'),
  ...empty(draft.collectionRules, 'collectionRules'),
  ...contactLacks(draft),
  ...hoursLacks(draft),
  ...lack(draft.smrs.length === 0, 'smrs', 'rate'),
  ...draft.smrs.flatMap(rateLacks),
];

/** Whether a point may be sent for review. */
export const isComplete = (draft: PointDraft): boolean => missingOf(draft).length === 0;
