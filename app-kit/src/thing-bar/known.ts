import type { IndexedThing } from '@ecocircle/shared-contracts';
import type { AnswerBarProps } from '@ecocircle/ui-kit';
import type { Wishes } from './read-nearby.ts';

/** The suggestion to search for the words in names and addresses. */
export const IN_TEXT = 'in-text';

/** What the bar knows of a question. */
export interface Known extends Pick<AnswerBarProps, 'suggestions'> {
  /** The thing that words mean without a doubt; null: the things are not loaded. */
  readonly surely: ((words: string) => IndexedThing | null) | null;
  /** Where the thing goes that is meant most likely. */
  readonly summary: string | null;
}

/** What finds things for the bar. */
export interface ThingFinderProps {
  readonly question: string;
  /** The suggestion that the visitor stands on, by its id. */
  readonly highlighted: string | null;
  readonly materialNames: ReadonlyMap<string, string>;
  readonly onKnown: (known: Known) => void;
  /** What the page that is led to would ask for, where its list is no city's: the bar counts the same. */
  readonly within?: ((thing: IndexedThing) => Wishes) | undefined;
}
