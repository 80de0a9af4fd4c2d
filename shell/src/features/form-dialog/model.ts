import { type FieldProblems, type Locale, PhoneSchema, problemsOf } from '@ecocircle/shared-contracts';
import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import type { GenericSchema } from 'valibot';
import { sessionDrafts } from '../../platform/drafts/session-drafts.ts';
import { $request } from '../../platform/session/model.ts';
import { formLeft, formStarted } from '../dialogs/index.ts';
import { loadPhoneParts } from '../phone-field/index.ts';
import { draftOf, forgetDraft, keepDraft } from './form-draft.ts';
import {
  type FormDialog,
  type FormKind,
  type FormValues,
  initialValues,
  isFormDialog,
  PORTAL_FORMS,
} from './portal-forms.ts';
import { type FormResult, sendForm } from './send-form.ts';

/** What a form shows. */
export type FormStage = 'form' | 'sending' | 'sent' | 'too-many' | 'failed';

/** What travels beside the fields. */
export interface Envelope {
  readonly locale: string;
  readonly website: string;
}

/** The form that is open. */
export interface OpenForm {
  readonly dialog: FormDialog;
  readonly values: FormValues;
  /** Whether what was typed before is back. */
  readonly isRestored: boolean;
}

interface Attempt {
  readonly attempt: number;
  readonly kind: FormKind;
  readonly body: FormValues;
}

export const fieldChanged = createEvent<{ readonly name: string; readonly value: string }>();
export const submitted = createEvent<Envelope>();
export const startedOver = createEvent();
export const anotherWanted = createEvent();
export const fieldsWanted = createEvent();

export const readDraftFx = createEffect((dialog: FormDialog) => draftOf(sessionDrafts, dialog.kind));
export const keepDraftFx = createEffect(({ kind, values }: { kind: FormKind; values: FormValues }) =>
  keepDraft(sessionDrafts, kind, values),
);
export const forgetDraftFx = createEffect((kind: FormKind) => forgetDraft(sessionDrafts, kind));

/** Loads the rule of phone numbers where a locale is spoken. Without it the server finds what is wrong. */
export const loadPhoneRuleFx = createEffect(async (locale: Locale) => (await loadPhoneParts(locale)).rule);

/** Resolves with how it went; never fails. */
export const sendFx = attach({
  source: $request,
  effect: (request, { kind, body }: Attempt): Promise<FormResult> =>
    sendForm(request, PORTAL_FORMS[kind], body),
});

/** A submit that keeps all rules, and one that does not. */
const accepted = createEvent<Envelope>();
const refused = createEvent();
/** The answer to the latest attempt. */
const answered = createEvent<FormResult>();

/** A text made for the person stands before what they typed earlier; neither takes the other's place. */
const joinedText = (given = '', typed = ''): string =>
  typed.includes(given) ? typed : [given, typed].filter(Boolean).join('\n\n');

const startedForm = (dialog: FormDialog, draft: FormValues | null): OpenForm => {
  const start = initialValues(dialog);
  // A choice that the opener made wins over an earlier one.
  const chosen: FormValues = 'type' in dialog && dialog.type ? { type: dialog.type } : {};
  const values = { ...start, ...draft, ...chosen, text: joinedText(start.text, draft?.text) };
  return { dialog, values, isRestored: draft !== null };
};

/** Who writes again is still the same person. */
const nextForm = ({ dialog, values }: OpenForm): OpenForm => ({
  dialog,
  values: { ...values, text: '' },
  isRestored: false,
});

export const $form = createStore<OpenForm | null>(null)
  .on(readDraftFx.done, (_, { params, result }) => startedForm(params, result))
  .on(fieldChanged, (form, { name, value }) => form && { ...form, values: { ...form.values, [name]: value } })
  .on(startedOver, (form) => form && startedForm({ kind: form.dialog.kind }, null))
  .on(anotherWanted, (form) => form && nextForm(form))
  .reset(formLeft);

export const $stage = createStore<FormStage>('form')
  .on(accepted, () => 'sending')
  .on(answered, (_, { kind }) => (kind === 'invalid' ? 'form' : kind))
  .on([anotherWanted, fieldsWanted], () => 'form')
  .reset(formLeft);

/** Counts what makes an earlier answer stale: the next attempt, and leaving. */
export const $attempt = createStore(0).on([accepted, formLeft], (count) => count + 1);

/** How the latest attempt ended. */
export const $result = createStore<FormResult | null>(null)
  .on(answered, (_, result) => result)
  .reset(accepted, formLeft);

/** Whether trying again can help: not while nothing failed, nor after a failure that leaves nothing to send. */
export const $canRetry = combine(
  $stage,
  $result,
  (stage, result) => stage === 'failed' && result?.kind === 'failed' && !result.isFinal,
);

const $serverProblems = createStore<FieldProblems>({})
  .on(answered, (_, result) => (result.kind === 'invalid' ? result.problems : {}))
  .on(fieldChanged, (problems, { name }) =>
    Object.fromEntries(Object.entries(problems).filter(([field]) => field !== name)),
  )
  .reset(accepted, formLeft, startedOver);

/** The rule of phone numbers, as far as it is loaded. */
const $phoneRule = createStore<{ readonly schema: GenericSchema<string, string> }>({
  schema: PhoneSchema,
}).on(loadPhoneRuleFx.doneData, (_, schema) => ({ schema }));

const $ownProblems = combine(
  $form,
  $phoneRule,
  (form, { schema }): FieldProblems =>
    form ? problemsOf(PORTAL_FORMS[form.dialog.kind].schema(schema), form.values) : {},
);

/** What is wrong with the fields by the rules, and by the server until the field is changed. */
export const $problems = combine($serverProblems, $ownProblems, (theirs, own) => ({ ...theirs, ...own }));

/** How often the form was refused since it began: 0 while nobody was told. */
export const $refusals = createStore(0)
  .on(refused, (count) => count + 1)
  .reset(formLeft, startedOver, anotherWanted);

/** Changes whenever the fields begin anew, untouched. */
export const $round = createStore(0).on([startedOver, anotherWanted, formLeft], (round) => round + 1);

sample({ clock: formStarted, filter: isFormDialog, target: readDraftFx });
sample({
  clock: fieldChanged,
  source: $form,
  filter: Boolean,
  fn: ({ dialog, values }) => ({ kind: dialog.kind, values }),
  target: keepDraftFx,
});
sample({
  clock: startedOver,
  source: $form,
  filter: Boolean,
  fn: ({ dialog }) => dialog.kind,
  target: forgetDraftFx,
});
sample({
  clock: answered,
  source: $form,
  filter: (form, { kind }) => form !== null && kind === 'sent',
  fn: (form) => (form as OpenForm).dialog.kind,
  target: forgetDraftFx,
});
sample({
  clock: submitted,
  source: { problems: $ownProblems, stage: $stage, canRetry: $canRetry },
  filter: ({ problems, stage, canRetry }) =>
    Object.keys(problems).length === 0 && stage !== 'sending' && (stage !== 'failed' || canRetry),
  fn: (_, envelope) => envelope,
  target: accepted,
});
sample({
  clock: submitted,
  source: $ownProblems,
  filter: (problems) => Object.keys(problems).length > 0,
  fn: () => {},
  target: refused,
});
sample({
  clock: accepted,
  source: { form: $form, attempt: $attempt },
  filter: ({ form }) => form !== null,
  fn: ({ form, attempt }, envelope): Attempt => {
    const { dialog, values } = form as OpenForm;
    return { attempt, kind: dialog.kind, body: { ...values, ...envelope } };
  },
  target: sendFx,
});
sample({
  clock: sendFx.done,
  source: $attempt,
  filter: (attempt, { params }) => attempt === params.attempt,
  fn: (_, { result }) => result,
  target: answered,
});
sample({ clock: answered, filter: ({ kind }) => kind === 'invalid', fn: () => {}, target: refused });
