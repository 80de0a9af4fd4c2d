import { type EventFilter } from '../../charity-events/index.ts';
/** Links to the page before and the page after, where there is more than one. */
export declare function Pages({
  filter,
  pages,
}: {
  readonly filter: EventFilter;
  readonly pages: number;
}): import('react').JSX.Element | null;
