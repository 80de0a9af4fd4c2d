import type { FieldProblems } from '@ecocircle/shared-contracts';
import type { RegistrationForm } from '@ecocircle/shared-contracts/registration';
import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { sessionDrafts } from '../../platform/drafts/session-drafts.ts';
import { $request } from '../../platform/session/model.ts';
import { formLeft, formStarted } from '../dialogs/index.ts';
import { type Outcome, outcomeOf, type PartResults, sentOf } from './outcome.ts';
import {
  EMPTY_FORM,
  type FieldName,
  forgetDraft,
  keepDraft,
  NO_PASSWORDS,
  type Part,
  type Passwords,
  partsOf,
  problemsOfForm,
  readDraft,
} from './registration-form.ts';
import { type Envelope, type Registration, sendPart } from './send-part.ts';

/** The registration that is open. */
export interface OpenRegistration {
  readonly form: RegistrationForm;
  /** Whether what was typed before is back. */
  readonly isRestored: boolean;
}

interface Attempt extends Registration {
  readonly attempt: number;
  /** What the roles ask for, and what of it is sent now. */
  readonly wanted: readonly Part[];
  readonly parts: readonly Part[];
}

type Change = { readonly name: FieldName; readonly value: string | boolean };

export const fieldChanged = createEvent<Change>();
export const submitted = createEvent<Envelope>();
export const startedOver = createEvent();
/** Back from how it ended to the fields. */
export const fieldsWanted = createEvent();

export const readDraftFx = createEffect(() => readDraft(sessionDrafts));
export const keepDraftFx = createEffect((form: RegistrationForm) => keepDraft(sessionDrafts, form));
export const forgetDraftFx = createEffect(() => forgetDraft(sessionDrafts));

/** Sends parts side by side; resolves with how each went and never fails. */
export const sendFx = attach({
  source: $request,
  async effect(request, { parts, ...registration }: Attempt): Promise<PartResults> {
    const results = await Promise.all(
      parts.map(async (part) => [part, await sendPart(request, part, registration)] as const),
    );
    return Object.fromEntries(results);
  },
});

const accepted = createEvent<Envelope>();
/** The fields that keep a registration from being sent. */
const refused = createEvent<readonly string[]>();
/** How the latest attempt went, with what was sent before. */
const answered = createEvent<{ readonly wanted: readonly Part[]; readonly results: PartResults }>();
/** Everything that an attempt wanted is sent, whether or not somebody still looks. */
const completed = createEvent();

/** Passwords outlive a closed dialog, but are never stored. */
export const $passwords = createStore<Passwords>(NO_PASSWORDS, { serialize: 'ignore' })
  .on(fieldChanged, (passwords, { name, value }) =>
    name in NO_PASSWORDS ? { ...passwords, [name]: value } : passwords,
  )
  .reset(completed, startedOver);

export const $registration = createStore<OpenRegistration | null>(null, { serialize: 'ignore' })
  .on(fieldChanged, (open, { name, value }) => open && { ...open, form: { ...open.form, [name]: value } })
  .on(startedOver, (open) => open && { form: EMPTY_FORM, isRestored: false })
  .reset(formLeft);

/** The parts that arrived while others did not; they are not sent again. */
export const $sent = createStore<PartResults>({}).reset(startedOver, completed);

export const $stage = createStore<'form' | 'sending' | 'outcome'>('form')
  .on(accepted, () => 'sending')
  .on(answered, (_, { results }) =>
    Object.values(results).some(({ kind }) => kind === 'invalid') ? 'form' : 'outcome',
  )
  .on(fieldsWanted, () => 'form')
  .reset(formLeft);

/** Counts what makes an earlier answer stale: the next attempt, and leaving. */
const $attempt = createStore(0).on([accepted, formLeft], (count) => count + 1);

/** How it ended, while that is shown. */
export const $outcome = createStore<Outcome | null>(null)
  .on(answered, (_, { wanted, results }) => outcomeOf(wanted, results))
  .reset(accepted, formLeft);

/** The address that has an account: it is not sent again. */
export const $takenEmail = createStore<string | null>(null).reset(startedOver);

/** What the server found wrong, until the field is changed. */
export const $serverProblems = createStore<FieldProblems>({})
  .on(answered, (_, { results }) =>
    Object.assign(
      {},
      ...Object.values(results).map((result) => (result.kind === 'invalid' ? result.problems : {})),
    ),
  )
  .on(fieldChanged, (problems, { name }) =>
    Object.fromEntries(Object.entries(problems).filter(([field]) => field !== name)),
  )
  .reset(accepted, formLeft, startedOver);

/** The fields whose problems a refusal has told; fields that appear later are not called wrong before they are left. */
export const $told = createStore<{ readonly count: number; readonly fields: readonly string[] }>({
  count: 0,
  fields: [],
})
  .on(refused, ({ count }, fields) => ({ count: count + 1, fields }))
  .reset(formLeft, startedOver);

/** Changes whenever the fields begin anew, untouched. */
export const $round = createStore(0).on([startedOver, formLeft], (round) => round + 1);

const $current = combine({
  open: $registration,
  stage: $stage,
  outcome: $outcome,
  sent: $sent,
  taken: $takenEmail,
  attempt: $attempt,
});

sample({
  clock: formStarted,
  filter: ({ kind }) => kind === 'registration',
  fn: () => {},
  target: readDraftFx,
});
sample({
  clock: readDraftFx.doneData,
  source: $passwords,
  fn: (passwords, draft): OpenRegistration => ({
    form: { ...(draft ?? EMPTY_FORM), ...passwords },
    isRestored: draft !== null,
  }),
  target: $registration,
});
sample({
  clock: fieldChanged,
  source: $registration,
  filter: Boolean,
  fn: ({ form }) => form,
  target: keepDraftFx,
});
sample({ clock: [startedOver, completed], target: forgetDraftFx });

const checked = sample({
  clock: submitted,
  source: $current,
  filter: ({ open, stage, outcome }) =>
    open !== null && stage !== 'sending' && (stage !== 'outcome' || outcome?.canRetry === true),
  fn: ({ open }, envelope) => ({
    envelope,
    wrong: Object.keys(problemsOfForm((open as OpenRegistration).form, envelope.locale)),
  }),
});
sample({
  clock: checked,
  filter: ({ wrong }) => wrong.length > 0,
  fn: ({ wrong }) => wrong,
  target: refused,
});
sample({
  clock: checked,
  filter: ({ wrong }) => wrong.length === 0,
  fn: ({ envelope }) => envelope,
  target: accepted,
});
sample({
  clock: accepted,
  source: $current,
  fn({ open, sent, taken, attempt }, envelope): Attempt {
    const { form } = open as OpenRegistration;
    const wanted = partsOf(form, envelope.locale);
    const isTaken = taken === form.email.trim();
    const parts = wanted.filter((part) => !sent[part] && !(part === 'account' && isTaken));
    return { attempt, form, envelope, wanted, parts };
  },
  target: sendFx,
});

/** What an attempt found, with what was known before it. */
const joined = sample({
  clock: sendFx.done,
  source: $sent,
  fn: (sent, { params, result }) => {
    const { wanted, parts } = params;
    const known: PartResults =
      wanted.includes('account') && !parts.includes('account') && !sent.account
        ? { ...sent, account: { kind: 'exists' } }
        : sent;
    return { ...params, results: { ...known, ...result } };
  },
});
sample({
  clock: joined,
  filter: ({ results }) => results.account?.kind === 'exists',
  fn: ({ form }) => form.email.trim(),
  target: $takenEmail,
});
sample({ clock: joined, fn: ({ results }) => sentOf(results), target: $sent });
sample({
  clock: joined,
  source: $attempt,
  filter: (attempt, { attempt: of }) => attempt === of,
  fn: (_, { wanted, results }) => ({ wanted, results }),
  target: answered,
});
sample({
  clock: joined,
  filter: ({ wanted, results }) => outcomeOf(wanted, results).isDone,
  fn: () => {},
  target: completed,
});
sample({
  clock: answered,
  source: $serverProblems,
  filter: (problems) => Object.keys(problems).length > 0,
  fn: (problems) => Object.keys(problems),
  target: refused,
});
