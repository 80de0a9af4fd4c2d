import type { FieldProblems } from '@ecocircle/shared-contracts';
import { createStore, type Store, sample } from 'effector';
import type { FormEvents } from './form-events.ts';
import type { Beside } from './form-options.ts';
import type { createRules } from './form-rules.ts';

/** A submit waits for the rules and is judged by them; where they do not load the server judges. */
export function judgeSubmits<Values, Opening, Part extends string, Reason extends string>(
  { submitted, pressed, rulesWanted, accepted, refused, left }: FormEvents<Values, Opening, Part, Reason>,
  { $status, rulesSettled }: Pick<ReturnType<typeof createRules>, '$status' | 'rulesSettled'>,
  $own: Store<FieldProblems>,
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
    source: $own,
    fn: (problems, beside) => ({ wrong: Object.keys(problems), beside }),
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
