import type { PointDraft } from './point-draft.ts';
import { WEEKDAYS } from './working-hours.ts';

/**
 * A field that changed, by its dotted path in {@link PointDraft}. `smrs` and `photos` change as a whole: rates without
 * their ids, which are others in a revision, and the ids of photos.
 */
export interface PointChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** What is edited of a point, one field at a time. */
function fieldsOf({
  supervisorContacts,
  workingHours,
  smrs,
  photos,
  ...fields
}: PointDraft): Record<string, unknown> {
  const { name, phone, email } = supervisorContacts;
  return {
    ...fields,
    'supervisorContacts.name': name,
    'supervisorContacts.phone': phone,
    'supervisorContacts.email': email,
    ...Object.fromEntries(WEEKDAYS.map((weekday) => [`workingHours.${weekday}`, workingHours[weekday]])),
    smrs: smrs.map(({ id: _, ...rate }) => rate),
    photos: photos.map(({ id }) => id),
  };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What became of a point between two moments, in the order of its fields. */
export function differenceOf(before: PointDraft, after: PointDraft): readonly PointChange[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  return Object.keys(now)
    .filter((field) => !isSame(old[field], now[field]))
    .map((field) => ({ field, before: old[field], after: now[field] }));
}
