import type { DraftService } from '@ecocircle/shared-contracts';
import { is, record, string } from 'valibot';
import { formDraftKey } from '../dialogs/index.ts';
import { type FormKind, type FormValues, initialValues } from './portal-forms.ts';

const ValuesSchema = record(string(), string());

/** What was typed into a form in this tab; null when there is nothing. */
export function draftOf(drafts: DraftService, kind: FormKind): FormValues | null {
  const draft = drafts.get(formDraftKey(kind));
  return is(ValuesSchema, draft) ? draft : null;
}

const isUntouched = (kind: FormKind, values: FormValues): boolean =>
  Object.entries(initialValues({ kind })).every(([name, value]) => values[name] === value);

/** Keeps what was typed; an empty form is not worth keeping. */
export function keepDraft(drafts: DraftService, kind: FormKind, values: FormValues): void {
  if (isUntouched(kind, values)) forgetDraft(drafts, kind);
  else drafts.set(formDraftKey(kind), values);
}

/** Forgets what was typed. */
export const forgetDraft = (drafts: DraftService, kind: FormKind): void => drafts.remove(formDraftKey(kind));
