import { type Answer, type FieldLimits, refusalOf } from '@ecocircle/app-kit/form';
import { isApiError } from '@ecocircle/shared-contracts';

interface AnswerOptions {
  /** The fields that the API may find something wrong with. */
  readonly limits?: FieldLimits;
  /** The fields that a refusal empties. */
  readonly clears?: readonly string[];
  /** What names that which was sent. */
  readonly reference?: string;
}

/** What a call means to its form, where some codes of the API are refusals that the form has words for. */
export async function answerTo<Reason extends string>(
  call: Promise<unknown>,
  reasons: readonly Reason[],
  { limits = {}, clears = [], reference }: AnswerOptions = {},
): Promise<Answer<Reason>> {
  try {
    await call;
    return { kind: 'sent', reference: reference ?? null };
  } catch (error) {
    const codes = isApiError(error) ? error.errors.map(({ code }) => code) : [];
    const reason = reasons.find((one) => codes.includes(one));
    return reason ? { kind: 'refused', reason, clears } : refusalOf(error, limits);
  }
}
