import { combine, createStore, type Store, sample } from 'effector';
import type { FormEvents } from './form-events.ts';
import type { Beside } from './form-options.ts';
import { problemsBy } from './form-problems.ts';
import type { createRules } from './form-rules.ts';

/** A submit waits for the rules and is judged by them as the fields are then; where they do not load the server judges. */
export function judgeSubmits<Values extends object, Opening, Part extends string, Reason extends string>(
  { submitted, pressed, rulesWanted, accepted, refused, left }: FormEvents<Values, Opening, Part, Reason>,
  { $rules, $status, rulesSettled }: ReturnType<typeof createRules<Values, Opening, Part, Reason>>,
  { $values, filled }: { readonly $values: Store<Values>; readonly filled: readonly string[] },
  $maySubmit: Store<boolean>,
): void {
  sample({ clock: submitted, filter: $maySubmit, target: pressed });
  const $awaiting = createStore<Beside | null>(null).reset(left, accepted, refused);
  sample({
    clock: pressed,
    source: $status,
    filter: (status) => status !== 'ready',
    fn: (_, beside) => beside,
    target: $awaiting,
  });
  sample({ clock: $awaiting, filter: Boolean, fn: () => {}, target: rulesWanted });
  const ready = sample({
    clock: pressed,
    source: $status,
    filter: (status) => status === 'ready',
    fn: (_, beside) => beside,
  });
  const late = sample({ clock: rulesSettled, source: $awaiting, filter: Boolean });
  const judged = sample({
    clock: [ready, late],
    source: combine({ values: $values, rules: $rules }),
    fn: ({ values, rules }, beside) => ({
      wrong: Object.keys(problemsBy(values, rules.check, filled)),
      beside,
    }),
  });
  sample({
    clock: judged,
    filter: ({ wrong }) => wrong.length > 0,
    fn: ({ wrong }) => wrong,
    target: refused,
  });
  sample({
    clock: judged,
    filter: ({ wrong }) => wrong.length === 0,
    fn: ({ beside }) => beside,
    target: accepted,
  });
}
