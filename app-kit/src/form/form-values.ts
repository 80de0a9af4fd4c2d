import { attach, combine, createStore, sample } from 'effector';
import { partsThat } from './answer.ts';
import { keepDraft, readDraft, withFieldsOf } from './draft.ts';
import type { FormEvents } from './form-events.ts';
import type { FormOptions } from './form-options.ts';
import { valueAt, withValue } from './paths.ts';
import { type RowKeys, withRowKeys, withRows } from './rows.ts';

/** What is typed into a form, and the names of its rows. */
export function createValues<Values extends object, Opening, Part extends string, Reason extends string>(
  { initial, memory = [], next }: FormOptions<Values, Opening, Part, Reason>,
  events: FormEvents<Values, Opening, Part, Reason>,
) {
  const { begun, changed, rowsChanged, startedOver, anotherWanted, answered, completed, left } = events;
  const $values = createStore(initial)
    .on(begun, (current, { values }) => withFieldsOf(values, memory, current))
    .on(changed, (values, { path, value }) => withValue(values, path, value))
    .on(rowsChanged, withRows)
    .on(answered, (values, { answers }) =>
      partsThat(answers, 'refused').reduce(
        (all, [, { clears = [] }]) => withFieldsOf(all, clears, initial),
        values,
      ),
    )
    .on(completed, (values, { isLate }) => (isLate ? withFieldsOf(values, memory, initial) : values))
    .on(anotherWanted, (values) => next?.(values) ?? initial)
    .on(startedOver, () => initial);
  /** What stands in the fields was sent: leaving forgets all of it. */
  const $isSpent = createStore(false)
    .on(completed, (_, { isLate }) => !isLate)
    .reset(begun, changed, rowsChanged, startedOver, anotherWanted);
  sample({
    clock: left,
    source: { values: $values, isSpent: $isSpent },
    fn: ({ values, isSpent }) => (isSpent ? initial : withFieldsOf(initial, memory, values)),
    target: $values,
  });
  const $isRestored = createStore(false)
    .on(begun, (_, { isRestored }) => isRestored)
    .reset(startedOver, anotherWanted, left);
  const $rowKeys = createStore<RowKeys>({}).reset(begun, startedOver, anotherWanted, left);
  sample({
    clock: rowsChanged,
    source: combine({ values: $values, keys: $rowKeys }),
    fn: ({ values, keys }, event) =>
      withRowKeys(keys, event, (valueAt(values, event.list) as readonly unknown[]).length),
    target: $rowKeys,
  });
  /** Changes whenever the fields begin anew, untouched. */
  const $round = createStore(0).on([startedOver, anotherWanted, left], (round) => round + 1);
  return { $values, $isRestored, $rowKeys, $round };
}

/** Begins with what was typed before, keeps what is typed, and forgets what was sent. */
export function connectDraft<Values extends object, Opening, Part extends string, Reason extends string>(
  { initial, start, draft, memory = [] }: FormOptions<Values, Opening, Part, Reason>,
  events: FormEvents<Values, Opening, Part, Reason>,
  $values: ReturnType<typeof createValues<Values, Opening, Part, Reason>>['$values'],
): void {
  const { opened, begun, changed, rowsChanged, startedOver, completed } = events;
  const $place = createStore(typeof draft === 'function' ? null : (draft ?? null)).on(
    opened,
    (place, opening) => (typeof draft === 'function' ? draft(opening) : place),
  );
  const readDraftFx = attach({
    source: $place,
    effect: (place, _: Opening) => place && readDraft(place, initial),
  });
  const keepDraftFx = attach({
    source: $place,
    effect: (place, values: Values) =>
      place && keepDraft(place, initial, withFieldsOf(values, memory, initial)),
  });
  const forgetDraftFx = attach({ source: $place, effect: (place) => place?.drafts.remove(place.key) });
  sample({ clock: opened, target: readDraftFx });
  sample({
    clock: readDraftFx.done,
    fn: ({ params, result }) => ({
      values: start?.(params, result) ?? result ?? initial,
      isRestored: result !== null,
    }),
    target: begun,
  });
  sample({ clock: [changed, rowsChanged], source: $values, target: keepDraftFx });
  sample({ clock: [startedOver, completed], fn: () => {}, target: forgetDraftFx });
}
