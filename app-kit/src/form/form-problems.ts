import type { FieldProblems } from '@ecocircle/shared-contracts';
import { painted } from '@ecocircle/ui-kit';
import { combine, createEffect, createStore, type Store, sample } from 'effector';
import { type Outcome, partsThat } from './answer.ts';
import type { FormEvents } from './form-events.ts';
import type { Check, FormOptions } from './form-options.ts';
import { valueAt } from './paths.ts';
import { withRowPaths } from './rows.ts';

type Marks = Readonly<Record<string, true>>;

const marksOf = (paths: readonly string[]): Marks => Object.fromEntries(paths.map((path) => [path, true]));

const without = <Known>(known: Readonly<Record<string, Known>>, path: string) => {
  if (!Object.hasOwn(known, path)) return known;
  const { [path]: _, ...rest } = known;
  return rest;
};

const isFilled = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : Boolean(value);

const missing = (values: unknown, filled: readonly string[]): FieldProblems =>
  Object.fromEntries(
    filled.filter((path) => !isFilled(valueAt(values, path))).map((path) => [path, { rule: 'required' }]),
  );

/** What the server found wrong in the parts of a form. */
export const problemsOfAnswers = ({ answers }: Outcome): FieldProblems =>
  Object.assign({}, ...partsThat(answers, 'invalid').map(([, { problems }]) => problems));

/** What is wrong with values as far as the rules are there. */
export const problemsBy = <Values>(
  values: Values,
  check: Check<Values> | null,
  filled: readonly string[],
): FieldProblems => ({ ...missing(values, filled), ...check?.(values) });

/** The values that are judged: where that waits for the paint, what was typed comes later than to the fields. */
export function createJudged<Values extends object, Opening, Part extends string, Reason extends string>(
  { isJudged }: FormOptions<Values, Opening, Part, Reason>,
  { begun, rowsChanged, pressed }: FormEvents<Values, Opening, Part, Reason>,
  $values: Store<Values>,
): Store<Values> {
  if (isJudged !== 'painted') return $values;
  const paintedFx = createEffect(painted);
  const $judged = createStore($values.defaultState, { serialize: 'ignore' });
  sample({ clock: $values, fn: () => {}, target: paintedFx });
  // Problems go by paths, which rows that come and go change.
  sample({ clock: [paintedFx.done, begun, rowsChanged, pressed], source: $values, target: $judged });
  return $judged;
}

/** What is wrong with the fields by the rules, and by the server until the field is changed; and which of it shows. */
export function createProblems<Values extends object, Opening, Part extends string, Reason extends string>(
  events: FormEvents<Values, Opening, Part, Reason>,
  $judged: Store<Values>,
  $rules: Store<{ readonly check: Check<Values> | null }>,
  filled: readonly string[],
) {
  const { changed, fieldLeft, rowsChanged, refused, accepted, answered } = events;
  const { startedOver, anotherWanted, begun, left } = events;
  const anew = [startedOver, anotherWanted, begun, left];
  const $own = combine($judged, $rules, (values, { check }) => problemsBy(values, check, filled));
  const $theirs = createStore<FieldProblems>({})
    .on(answered, (_, outcome) => problemsOfAnswers(outcome))
    .on(changed, (problems, { path }) => without(problems, path))
    .on(rowsChanged, withRowPaths)
    .reset([...anew, accepted]);
  /** The server's findings give way to the rules'. */
  const $problems = combine($theirs, $own, (theirs, own): FieldProblems => ({ ...theirs, ...own }));
  /** The fields that were left once. */
  const $touched = createStore<Marks>({})
    .on(fieldLeft, (marks, path) => (marks[path] ? marks : { ...marks, [path]: true }))
    .on(rowsChanged, withRowPaths)
    .reset(anew);
  /** The fields whose problems the latest refusal has told. */
  const $told = createStore<Marks>({})
    .on(refused, (_, paths) => marksOf(paths))
    .on(rowsChanged, withRowPaths)
    .reset(anew);
  /** How often the form was refused since it began. */
  const $refusals = createStore(0)
    .on(refused, (count) => count + 1)
    .reset(anew);
  return { $own, $problems, $touched, $told, $refusals };
}
