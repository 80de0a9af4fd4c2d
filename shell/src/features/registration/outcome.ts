import type { Part } from './registration-form.ts';
import type { PartResult } from './send-part.ts';

/** How the parts of a registration went, as far as they were sent. */
export type PartResults = Readonly<Partial<Record<Part, PartResult>>>;

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

/** How a registration ended. */
export interface Outcome {
  readonly kind: OutcomeKind;
  /** Everything was sent. */
  readonly isDone: boolean;
  /** Something is left that may go through when it is sent again. */
  readonly canRetry: boolean;
  /** The number of the company's request. */
  readonly reference: string | null;
  /** Seconds to wait before that; null where nobody said so. */
  readonly wait: number | null;
}

const isSent = (result: PartResult | undefined): boolean => result?.kind === 'sent';

function kindOf(wanted: readonly Part[], { company, account }: PartResults): OutcomeKind {
  const isCompany = wanted.includes('company');
  if (account?.kind === 'exists' && wanted.includes('account'))
    return isCompany ? (isSent(company) ? 'existsCompanySent' : 'existsCompanyFailed') : 'exists';
  if (wanted.length === 1)
    return isSent(isCompany ? company : account) ? (isCompany ? 'company' : 'user') : 'failed';
  if (isSent(company)) return isSent(account) ? 'both' : 'companySent';
  return isSent(account) ? 'userSent' : 'failed';
}

/** Joins how the parts went into what is told. */
export function outcomeOf(wanted: readonly Part[], results: PartResults): Outcome {
  const kind = kindOf(wanted, results);
  const waits = wanted.flatMap((part) => {
    const result = results[part];
    return result?.kind === 'too-many' ? [result.wait] : [];
  });
  return {
    kind,
    isDone: wanted.every((part) => isSent(results[part])),
    canRetry: wanted.some((part) => !isSent(results[part]) && results[part]?.kind !== 'exists'),
    reference: results.company?.kind === 'sent' ? results.company.reference : null,
    wait: waits.length > 0 ? Math.max(...waits) : null,
  };
}

/** The parts that are sent, for whatever follows. */
export const sentOf = (results: PartResults): PartResults =>
  Object.fromEntries(Object.entries(results).filter(([, result]) => isSent(result)));
