import { type Answer, type FieldLimits, refusalOf } from '@ecocircle/app-kit/form';
import { isApiError } from '@ecocircle/shared-contracts';

/** What a failed call means to its form, where some codes of the API are refusals that the form has words for. */
export function refusalAs<Reason extends string>(
  error: unknown,
  reasons: readonly Reason[],
  { limits = {}, clears = [] }: { readonly limits?: FieldLimits; readonly clears?: readonly string[] } = {},
): Answer<Reason> {
  const codes = isApiError(error) ? error.errors.map(({ code }) => code) : [];
  const reason = reasons.find((one) => codes.includes(one));
  return reason ? { kind: 'refused', reason, clears } : refusalOf(error, limits);
}
