import { type Answer, type Attempt, type FieldLimits, limitsOf, refusalOf } from '@ecocircle/app-kit/form';
import {
  type ApiError,
  FORM_LIMITS,
  isApiError,
  type Locale,
  REGISTRATION_ACTIONS,
  REGISTRATION_FIELDS,
  type RegistrationForm,
  readSubmissionAnswer,
} from '@ecocircle/shared-contracts';
import type { RequestClient } from '../../platform/services/request-client.ts';
import type { Part } from './registration-parts.ts';

/** One part of a registration on its way, in the language of the page. */
export type RegistrationAttempt = Pick<
  Attempt<RegistrationForm, unknown, Part>,
  'part' | 'values' | 'beside'
> & {
  readonly locale: Locale;
};

/** The address has an account. */
export type Reason = 'exists';

/** The wire's names of fields, with their limits. */
const LIMITS: Readonly<Record<Part, FieldLimits>> = {
  company: limitsOf([...REGISTRATION_FIELDS.person, ...REGISTRATION_FIELDS.company]),
  account: { first_name: FORM_LIMITS.name, email: null, password: null },
};

const BODIES: Readonly<Record<Part, (form: RegistrationForm) => object>> = {
  company: ({ user: _, password: __, repeatedPassword: ___, ...company }) => company,
  account: (form) => ({ first_name: form.name, email: form.email, password: form.password }),
};

/** The first detail decides, as the server's clients have always read it. */
const tellsOfAccount = ({ status, errors: [first] }: ApiError): boolean =>
  first?.code === 'user-exists' || (status < 500 && (first?.detail ?? '').includes('already exists'));

/** The form calls the name what the account calls a first name. */
function refusalOfPart(part: Part, error: unknown): Answer<Reason> {
  if (part === 'account' && isApiError(error) && error.status !== 429 && tellsOfAccount(error))
    return { kind: 'refused', reason: 'exists', about: 'email' };
  const refusal = refusalOf(error, LIMITS[part]);
  if (refusal.kind !== 'invalid') return refusal;
  const { first_name: firstName, ...rest } = refusal.problems;
  return { kind: 'invalid', problems: firstName ? { ...rest, name: firstName } : rest };
}

/** Sends one part of a registration. Never rejects. */
export async function sendPart(
  request: RequestClient,
  { part, values, beside, locale }: RegistrationAttempt,
): Promise<Answer<Reason>> {
  try {
    const body = { ...BODIES[part](values), locale, ...beside };
    const answer = await request({ method: 'POST', path: REGISTRATION_ACTIONS[part], body });
    const reference = part === 'company' ? readSubmissionAnswer(answer).reference : null;
    return { kind: 'sent', reference: reference ?? null };
  } catch (error) {
    return refusalOfPart(part, error);
  }
}
