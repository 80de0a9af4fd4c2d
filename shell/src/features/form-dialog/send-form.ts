import { type FieldProblems, isApiError, SubmissionAnswerSchema } from '@ecocircle/shared-contracts';
import { parse } from 'valibot';
import { problemsIn } from '../../platform/forms/refusal.ts';
import { namedWait } from '../../platform/services/named-wait.ts';
import type { RequestClient } from '../../platform/services/request-client.ts';
import type { PortalForm } from './portal-forms.ts';

/** How a form went. `wait` is in seconds; where a failure `isFinal`, nothing is left to try again. */
export type FormResult =
  | { readonly kind: 'sent'; readonly reference: string | null }
  | { readonly kind: 'invalid'; readonly problems: FieldProblems }
  | { readonly kind: 'too-many'; readonly wait: number }
  | { readonly kind: 'failed'; readonly isFinal: boolean };

const limitsOf = ({ fields }: PortalForm) =>
  Object.fromEntries(fields.map(({ name, limit }) => [name, limit ?? null]));

function resultOf(error: unknown, form: PortalForm): FormResult {
  if (!isApiError(error)) return { kind: 'failed', isFinal: false };
  if (error.status === 429) return { kind: 'too-many', wait: namedWait(error) };
  const problems = error.status === 422 ? problemsIn(error.errors, limitsOf(form)) : {};
  if (Object.keys(problems).length > 0) return { kind: 'invalid', problems };
  return { kind: 'failed', isFinal: error.errors.some(({ code }) => form.finalErrors.includes(code)) };
}

/** Sends a form. Never rejects. */
export async function sendForm(
  request: RequestClient,
  form: PortalForm,
  body: Readonly<Record<string, string>>,
): Promise<FormResult> {
  try {
    const answer = parse(SubmissionAnswerSchema, await request({ method: 'POST', path: form.action, body }));
    return { kind: 'sent', reference: answer.reference ?? null };
  } catch (error) {
    return resultOf(error, form);
  }
}
