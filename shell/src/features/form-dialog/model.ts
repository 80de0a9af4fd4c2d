import {
  type Answer,
  type Attempt,
  createForm,
  type Form,
  limitsOf,
  refusalOf,
} from '@ecocircle/app-kit/form';
import { PORTAL_FORMS, readSubmissionAnswer } from '@ecocircle/shared-contracts';
import { attach, sample } from 'effector';
import { sessionDrafts } from '../../platform/drafts/session-drafts.ts';
import { $request } from '../../platform/session/model.ts';
import { type FormOpening, formDraftKey, formLeft, formStarted } from '../dialogs/index.ts';
import { loadRules } from './load-rules.ts';
import {
  begunForm,
  emptyForm,
  type FormKind,
  type FormValues,
  fieldsOf,
  isFormDialog,
} from './portal-forms.ts';

/** Codes of errors that leave nothing to try again: the same request would meet them once more. */
const FINAL_CODES = ['body-too-large'];

const sendFx = attach({
  source: $request,
  async effect(
    request,
    { kind, values, beside, opening }: Attempt<FormValues, FormOpening, 'all'> & { kind: FormKind },
  ) {
    const body = { ...values, locale: opening?.locale, ...beside };
    try {
      const answer = await request({ method: 'POST', path: PORTAL_FORMS[kind].action, body });
      return { kind: 'sent', reference: readSubmissionAnswer(answer).reference ?? null } satisfies Answer;
    } catch (error) {
      return refusalOf(error, limitsOf(fieldsOf(kind)), FINAL_CODES);
    }
  },
});

function formOf(kind: FormKind): Form<FormValues, FormOpening> {
  const form = createForm<FormValues, FormOpening>({
    initial: emptyForm(kind),
    start: ({ dialog }, draft) => (isFormDialog(dialog) ? begunForm(dialog, draft) : emptyForm(kind)),
    rules: (opening) => loadRules(kind, opening),
    draft: { key: formDraftKey(kind), drafts: sessionDrafts },
    // Who writes again is still the same person.
    next: (values) => ({ ...values, text: '' }),
    send: (attempt) => sendFx({ ...attempt, kind }),
  });
  sample({ clock: formStarted, filter: ({ dialog }) => dialog.kind === kind, target: form.opened });
  sample({ clock: formLeft, target: form.left });
  return form;
}

/** The public forms of the portal. */
export const FORMS: Readonly<Record<FormKind, Form<FormValues, FormOpening>>> = {
  question: formOf('question'),
  'write-to-us': formOf('write-to-us'),
  inquire: formOf('inquire'),
};
