import { combine } from 'effector';
import { createFormEvents } from './form-events.ts';
import type { FormOptions } from './form-options.ts';
import { createJudged, createProblems } from './form-problems.ts';
import { createRules } from './form-rules.ts';
import { createSending } from './form-sending.ts';
import { judgeSubmits } from './form-submit.ts';
import { connectDraft, createValues } from './form-values.ts';

/**
 * Makes a form: its values and what is wrong with them, what was left and told, and how sending went.
 *
 * @example
 * const form = createForm({ initial: { email: '' }, filled: ['email'], rules: loadRules, send: subscribeFx });
 */
export function createForm<
  Values extends object,
  Opening = void,
  Part extends string = 'all',
  Reason extends string = never,
>(options: FormOptions<Values, Opening, Part, Reason>) {
  const events = createFormEvents<Values, Opening, Part, Reason>();
  const typed = createValues(options, events);
  connectDraft(options, events, typed.$values);
  const rules = createRules(options, events);
  const { filled = [] } = options;
  const $judged = createJudged(options, events, typed.$values);
  const { $own, ...problems } = createProblems(events, $judged, rules.$rules, filled);
  const sending = createSending(options, events, typed.$values, rules.$opening);
  const $maySubmit = combine(
    sending.$stage,
    sending.$outcome,
    (stage, outcome) => stage === 'form' || (stage === 'outcome' && outcome?.canRetry === true),
  );
  judgeSubmits(events, rules, { $values: typed.$values, filled }, $maySubmit);
  /** Nothing is missing or wrong as far as is known here. */
  const $canSend = $own.map((own) => Object.keys(own).length === 0);
  /** All that fields show, of which each one reads its own. */
  const $fields = combine({
    values: typed.$values,
    problems: problems.$problems,
    touched: problems.$touched,
    told: problems.$told,
    rowKeys: typed.$rowKeys,
  });
  const { pressed: _, accepted: __, ...open } = events;
  return { ...open, ...typed, ...problems, ...sending, $judged, $canSend, $fields, initial: options.initial };
}

/** A form of {@link createForm}. */
export type Form<
  Values extends object,
  Opening = void,
  Part extends string = 'all',
  Reason extends string = never,
> = ReturnType<typeof createForm<Values, Opening, Part, Reason>>;
