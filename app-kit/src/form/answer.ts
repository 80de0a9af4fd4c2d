import type { FieldProblems } from '@ecocircle/shared-contracts';

/** It arrived; the server gave it a number, or none. */
export interface Sent {
  readonly kind: 'sent';
  readonly reference: string | null;
}

/** A refusal of what came too often. */
export interface TooMany {
  readonly kind: 'too-many';
  /** Seconds to wait. */
  readonly wait: number;
  /** The moment from which on it may be tried again, in milliseconds since the epoch. */
  readonly until: number;
}

/** The server says no, for a reason of its own. */
export interface Refused<Reason extends string> {
  readonly kind: 'refused';
  readonly reason: Reason;
  /** The field that it is about: as long as that holds the same, nothing is asked again. */
  readonly about?: string;
  /** The fields that are emptied, such as a wrong password. */
  readonly clears?: readonly string[];
}

/** How sending a form, or a part of it, went. */
export type Answer<Reason extends string = never> =
  | Sent
  | { readonly kind: 'invalid'; readonly problems: FieldProblems }
  | Refused<Reason>
  | TooMany
  /** Where a failure `isFinal`, the same request would fail once more. */
  | { readonly kind: 'failed'; readonly isFinal: boolean }
  /** Nobody waits for it: whoever logged in meanwhile is somebody else, or nobody did. */
  | { readonly kind: 'cancelled' };

/** How the parts of a form went, as far as they were sent. */
export type Answers<Part extends string, Reason extends string> = Readonly<
  Partial<Record<Part, Answer<Reason>>>
>;

/** How the latest attempt ended. */
export interface Outcome<Part extends string = string, Reason extends string = string> {
  /** What the values ask to send, and how it went. */
  readonly wanted: readonly Part[];
  readonly answers: Answers<Part, Reason>;
  /** Everything was sent. */
  readonly isDone: boolean;
  /** Something is left that may go through when it is sent again. */
  readonly canRetry: boolean;
  /** The number that the server gave. */
  readonly reference: string | null;
  /** The longest wait that a part was asked for. */
  readonly tooMany: TooMany | null;
}

const isSent = (answer: Answer<string> | undefined): answer is Sent => answer?.kind === 'sent';

const isTooMany = (answer: Answer<string> | undefined): answer is TooMany => answer?.kind === 'too-many';

const canRetry = (answer: Answer<string> | undefined): boolean =>
  answer?.kind === 'too-many' || (answer?.kind === 'failed' && !answer.isFinal);

/** Joins how the parts went. */
export function outcomeOf<Part extends string, Reason extends string>(
  wanted: readonly Part[],
  answers: Answers<Part, Reason>,
): Outcome<Part, Reason> {
  const all = wanted.map((part): Answer<Reason> | undefined => answers[part]);
  const sent = all.filter(isSent);
  const waits = all.filter(isTooMany);
  return {
    wanted,
    answers,
    isDone: sent.length === wanted.length,
    canRetry: all.some(canRetry),
    reference: sent.find(({ reference }) => reference !== null)?.reference ?? null,
    tooMany: waits.toSorted((one, other) => other.wait - one.wait)[0] ?? null,
  };
}

/** The parts that went so. */
export const partsThat = <Part extends string, Reason extends string, Kind extends Answer<Reason>['kind']>(
  answers: Answers<Part, Reason>,
  kind: Kind,
) =>
  (Object.entries(answers) as [Part, Answer<Reason>][]).filter(
    (entry): entry is [Part, Extract<Answer<Reason>, { readonly kind: Kind }>] => entry[1].kind === kind,
  );
