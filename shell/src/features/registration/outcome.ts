import type { Outcome } from '@ecocircle/app-kit/form';
import type { Part } from './registration-parts.ts';
import type { Reason } from './send-part.ts';

/** What is told of a registration as a whole. The first three are its good ends. */
export type OutcomeKind =
  | 'user'
  | 'company'
  | 'both'
  | 'failed'
  | 'companySent'
  | 'userSent'
  | 'exists'
  | 'existsCompanySent'
  | 'existsCompanyFailed';

/** What is told of how the parts of a registration went. */
export function outcomeKind({ wanted, answers: { company, account } }: Outcome<Part, Reason>): OutcomeKind {
  const isCompany = wanted.includes('company');
  const isCompanySent = company?.kind === 'sent';
  const isUserSent = account?.kind === 'sent';
  if (account?.kind === 'refused')
    return isCompany ? (isCompanySent ? 'existsCompanySent' : 'existsCompanyFailed') : 'exists';
  if (wanted.length === 1) return isCompanySent ? 'company' : isUserSent ? 'user' : 'failed';
  if (isCompanySent) return isUserSent ? 'both' : 'companySent';
  return isUserSent ? 'userSent' : 'failed';
}
