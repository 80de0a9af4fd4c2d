import {
  type ApiError,
  type FieldProblems,
  isApiError,
  SubmissionAnswerSchema,
} from '@ecocircle/shared-contracts';
import {
  type CompanyRequest,
  REGISTRATION_LIMITS,
  type RegistrationForm,
  type SignUp,
} from '@ecocircle/shared-contracts/registration';
import { parse } from 'valibot';
import { problemsIn } from '../../platform/forms/refusal.ts';
import { namedWait } from '../../platform/services/named-wait.ts';
import type { RequestClient } from '../../platform/services/request-client.ts';
import type { Part } from './registration-form.ts';

/** How one part of a registration went. `wait` is in seconds. */
export type PartResult =
  | { readonly kind: 'sent'; readonly reference: string | null }
  | { readonly kind: 'invalid'; readonly problems: FieldProblems }
  | { readonly kind: 'exists' }
  | { readonly kind: 'too-many'; readonly wait: number }
  | { readonly kind: 'failed' };

/** What travels beside the fields. */
export type Envelope = Pick<SignUp, 'locale' | 'website'>;

/** What is sent: the form and its envelope. */
export interface Registration {
  readonly form: RegistrationForm;
  readonly envelope: Envelope;
}

const { name, orgName, address } = REGISTRATION_LIMITS;

/** The wire's names of fields, with their limits. */
const LIMITS: Readonly<Record<Part, Readonly<Record<string, number | null>>>> = {
  company: { name, email: null, phone: null, orgName, address, tin: 20 },
  account: { first_name: name, email: null, password: null },
};

const companyBody = ({ form, envelope }: Registration): CompanyRequest => {
  const { charityEventCreator, recyclingPointCreator, email, phone, tin } = form;
  const company = { orgName: form.orgName, address: form.address, tin, phone };
  return { charityEventCreator, recyclingPointCreator, name: form.name, email, ...company, ...envelope };
};

const accountBody = ({ form, envelope }: Registration): SignUp => ({
  first_name: form.name,
  email: form.email,
  password: form.password,
  ...envelope,
});

/** The first detail decides, as the server's clients have always read it. */
const tellsOfAccount = ({ status, errors: [first] }: ApiError): boolean =>
  first?.code === 'user-exists' || (status < 500 && (first?.detail ?? '').includes('already exists'));

/** The form calls the name what the account calls a first name. */
function problemsFor(part: Part, { errors }: ApiError): FieldProblems {
  const { first_name: firstName, ...rest } = problemsIn(errors, LIMITS[part]);
  return firstName ? { ...rest, name: firstName } : rest;
}

function refusalOf(part: Part, error: unknown): PartResult {
  if (!isApiError(error)) return { kind: 'failed' };
  if (error.status === 429) return { kind: 'too-many', wait: namedWait(error) };
  if (part === 'account' && tellsOfAccount(error)) return { kind: 'exists' };
  const problems = error.status === 422 ? problemsFor(part, error) : {};
  return Object.keys(problems).length > 0 ? { kind: 'invalid', problems } : { kind: 'failed' };
}

const SENDERS: Readonly<
  Record<Part, (request: RequestClient, registration: Registration) => Promise<PartResult>>
> = {
  async company(request, registration) {
    const body = companyBody(registration);
    const answer = await request({ method: 'POST', path: '/inquire-registration', body });
    return { kind: 'sent', reference: parse(SubmissionAnswerSchema, answer).reference ?? null };
  },
  async account(request, registration) {
    const body = accountBody(registration);
    await request({ method: 'POST', path: '/api/web/v1/authing/sign_up/', body });
    return { kind: 'sent', reference: null };
  },
};

/** Sends one part of a registration. Never rejects. */
export async function sendPart(
  request: RequestClient,
  part: Part,
  registration: Registration,
): Promise<PartResult> {
  try {
    return await SENDERS[part](request, registration);
  } catch (error) {
    return refusalOf(part, error);
  }
}
