import type { FieldProblems } from '@ecocircle/shared-contracts';
import type { Answer } from './answer.ts';
import type { FormDraft } from './draft.ts';
import type { FieldPath, PathOf } from './paths.ts';

/** What travels beside the fields, such as the trap for robots. */
export type Beside = Readonly<Record<string, string>>;

/** One part of a form on its way. */
export interface Attempt<Values, Opening, Part extends string> {
  readonly part: Part;
  readonly values: Values;
  readonly beside: Beside;
  /** What the form was opened with; null where nobody opened it. */
  readonly opening: Opening | null;
}

/** Finds what is wrong with the values, by path. */
export type Check<Values> = (values: Values) => FieldProblems;

/** A field gets another value. */
export interface Change<Values> {
  readonly path: FieldPath<Values>;
  /** Of the type that stands at the path. */
  readonly value: unknown;
}

/** What a form is. */
export interface FormOptions<Values, Opening, Part extends string, Reason extends string> {
  /** The form as it starts. */
  readonly initial: Values;
  /** The values that an opening begins with; the draft's, else the initial ones, unless given. */
  readonly start?: (opening: Opening, draft: Values | null) => Values;
  /** Rules that need no schema library, known from the start. */
  readonly check?: Check<Values>;
  /**
   * Loads the rules, with the first use of the form. Where they do not load the form is sent all the same, and the
   * server finds what is wrong.
   */
  readonly rules?: (opening: Opening | null) => Promise<Check<Values>>;
  /** The rules are loaded once the opened form is painted, or only when it is filled. */
  readonly isChecked?: 'opened' | 'filled';
  /**
   * A change is judged at once, or once it is painted: many fields take longer to judge than a key may wait. A submit is
   * judged by what the fields hold then.
   */
  readonly isJudged?: 'changed' | 'painted';
  /** The fields without which there is nothing to send, known before the rules are. */
  readonly filled?: readonly PathOf<Values>[];
  /** Where what is typed is kept until it is sent, known or brought by the opening; without it, leaving forgets it. */
  readonly draft?: FormDraft | ((opening: Opening) => FormDraft);
  /** The fields that outlive leaving the form in memory alone and are never stored: passwords. */
  readonly memory?: readonly PathOf<Values>[];
  /** The values that one more form begins with; the initial ones unless given. */
  readonly next?: (values: Values) => Values;
  /** What the values ask to send, side by side; what arrived is not sent again while the rest is. */
  readonly parts?: (values: Values, opening: Opening | null) => readonly Part[];
  /** Sends one part. A rejection is a failure, unless the call was cancelled. */
  readonly send: (attempt: Attempt<Values, Opening, Part>) => Promise<Answer<Reason>>;
  /** What went wrong stands beside the fields and not in their place. */
  readonly failsBeside?: boolean;
}
