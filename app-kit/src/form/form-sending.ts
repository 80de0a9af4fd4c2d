import { combine, createEffect, createStore, type Store, sample } from 'effector';
import { type Answer, type Answers, type Outcome, outcomeOf, partsThat, type Refused } from './answer.ts';
import type { FormEvents } from './form-events.ts';
import type { Attempt, FormOptions } from './form-options.ts';
import { problemsOfAnswers } from './form-problems.ts';
import { valueAt } from './paths.ts';
import { refusalOf } from './refusal.ts';

/** What a form shows: its fields, its fields while it is sent, or how it ended. */
export type FormStage = 'form' | 'sending' | 'outcome';

/** An attempt as a whole, with what of it is known without asking. */
interface Sending<Values, Opening, Part extends string, Reason extends string>
  extends Omit<Attempt<Values, Opening, Part>, 'part'> {
  readonly attempt: number;
  /** Counts what was sent or begun anew: an earlier answer is not about this any more. */
  readonly work: number;
  readonly wanted: readonly Part[];
  readonly known: Answers<Part, Reason>;
}

/** A refusal for what a field holds, with that value. */
interface Settled<Reason extends string> {
  readonly value: unknown;
  readonly answer: Refused<Reason>;
}

type SettledParts<Part extends string, Reason extends string> = Readonly<
  Partial<Record<Part, Settled<Reason>>>
>;

const held = (values: unknown, { about = '' }: Refused<string>): unknown => {
  const value = valueAt(values, about);
  return typeof value === 'string' ? value.trim() : value;
};

/** The refusals that still hold for these values. */
const stillRefused = <Part extends string, Reason extends string>(
  settled: SettledParts<Part, Reason>,
  values: unknown,
): Answers<Part, Reason> =>
  Object.fromEntries(
    Object.entries<Settled<Reason> | undefined>(settled).flatMap(([part, found]) =>
      found && held(values, found.answer) === found.value ? [[part, found.answer]] : [],
    ),
  ) as Answers<Part, Reason>;

const stageAfter = (outcome: Outcome, failsBeside: boolean): FormStage => {
  const isBack =
    [...partsThat(outcome.answers, 'invalid'), ...partsThat(outcome.answers, 'cancelled')].length > 0;
  return isBack || (failsBeside && !outcome.isDone) ? 'form' : 'outcome';
};

/** Sends the parts side by side; never fails. */
const sendParts = <Values, Opening, Part extends string, Reason extends string>(
  send: FormOptions<Values, Opening, Part, Reason>['send'],
) =>
  createEffect(async ({ wanted, known, ...shared }: Sending<Values, Opening, Part, Reason>) => {
    const sendPart = async (part: Part): Promise<[Part, Answer<Reason>]> => {
      const answer = known[part] ?? (await send({ ...shared, part }).catch((error) => refusalOf(error)));
      return [part, answer];
    };
    return Object.fromEntries(await Promise.all(wanted.map(sendPart))) as Answers<Part, Reason>;
  });

/** Sends a form: the latest attempt counts, and what arrived is not sent again. */
export function createSending<Values extends object, Opening, Part extends string, Reason extends string>(
  { send, parts = () => ['all' as Part], failsBeside = false }: FormOptions<Values, Opening, Part, Reason>,
  events: FormEvents<Values, Opening, Part, Reason>,
  $values: Store<Values>,
  $opening: Store<{ readonly opening: Opening } | null>,
) {
  const { pressed, accepted, refused, answered, completed, begun, left } = events;
  const { changed, startedOver, anotherWanted, fieldsWanted } = events;
  const sendFx = sendParts(send);
  const $stage = createStore<FormStage>('form')
    .on([pressed, accepted], () => 'sending')
    .on(answered, (_, outcome) => stageAfter(outcome, failsBeside))
    .on([refused, fieldsWanted, anotherWanted], () => 'form')
    .reset(begun, left);
  /** How the latest attempt ended, as long as nothing was changed since. */
  const $outcome = createStore<Outcome<Part, Reason> | null>(null)
    .on(answered, (_, outcome) => outcome)
    .reset(accepted, changed, startedOver, fieldsWanted, begun, left);
  const $attempt = createStore(0).on([accepted, begun, left], (count) => count + 1);
  const $work = createStore(0).on([startedOver, completed], (count) => count + 1);
  /** The parts that arrived while others did not. */
  const $sent = createStore({} as Answers<Part, Reason>).reset(startedOver, completed);
  const $settled = createStore({} as SettledParts<Part, Reason>).reset(startedOver);
  const $refusedParts = combine($settled, $values, stillRefused);
  sample({
    clock: accepted,
    source: {
      values: $values,
      given: $opening,
      sent: $sent,
      refusedParts: $refusedParts,
      attempt: $attempt,
      work: $work,
    },
    fn: ({ values, given, sent, refusedParts, ...counts }, beside) => {
      const opening = given?.opening ?? null;
      const known = { ...refusedParts, ...sent };
      return { ...counts, values, opening, beside, wanted: parts(values, opening), known };
    },
    target: sendFx,
  });
  const arrived = sample({
    clock: sendFx.done,
    source: $work,
    filter: (work, { params }) => work === params.work,
    fn: (_, { params, result }) => ({ ...params, outcome: outcomeOf(params.wanted, result) }),
  });
  $sent.on(arrived, (sent, { outcome }) => ({
    ...sent,
    ...(Object.fromEntries(partsThat(outcome.answers, 'sent')) as Answers<Part, Reason>),
  }));
  $settled.on(arrived, (settled, { values, outcome }) => ({
    ...settled,
    ...Object.fromEntries(
      partsThat(outcome.answers, 'refused')
        .filter(([, { about }]) => about !== undefined)
        .map(([part, answer]) => [part, { answer, value: held(values, answer) }]),
    ),
  }));
  sample({
    clock: arrived,
    source: $attempt,
    filter: (latest, { attempt }) => latest === attempt,
    fn: (_, { outcome }) => outcome,
    target: answered,
  });
  sample({
    clock: arrived,
    source: $attempt,
    filter: (_, { outcome }) => outcome.isDone,
    fn: (latest, { attempt }) => ({ isLate: latest !== attempt }),
    target: completed,
  });
  sample({
    clock: answered,
    filter: ({ answers }) => partsThat(answers, 'invalid').length > 0,
    fn: (outcome) => Object.keys(problemsOfAnswers(outcome)),
    target: refused,
  });
  return { $stage, $outcome, $sent, $refusedParts };
}
