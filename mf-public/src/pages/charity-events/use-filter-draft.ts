import { useServices } from '@ecocircle/app-kit/remote';
import { useEffect, useState } from 'react';
import { eventsHref, type FilterChoice } from '../../event-filter/index.ts';
import type { EventsPageData } from './load-events.ts';

const DRAFT = 'mf-public.events-filter';

interface State {
  readonly draft: FilterChoice;
  /** The address that the draft began from. */
  readonly from: string;
}

const choiceOf = ({ q, city, kind, days, from, to, countries }: FilterChoice): FilterChoice => ({
  q,
  city,
  kind,
  days,
  from,
  to,
  countries,
});

/** Of days and the weekend, the last chosen one holds. */
function changed(draft: FilterChoice, change: Partial<FilterChoice>): FilterChoice {
  if (change.days) return { ...draft, ...change, from: '', to: '' };
  return change.from || change.to ? { ...draft, ...change, days: '' } : { ...draft, ...change };
}

const isState = (kept: unknown): kept is State =>
  typeof kept === 'object' && kept !== null && 'draft' in kept && 'from' in kept;

/**
 * What stands in the fields. It follows the address when a link or the back button changes that, and what was typed
 * but not shown yet outlives a switch of the language.
 */
export function useFilterDraft(filter: EventsPageData['filter']) {
  const { drafts } = useServices();
  const address = eventsHref(filter);
  const [{ draft, from }, setState] = useState<State>({ draft: choiceOf(filter), from: address });
  if (from !== address) setState({ draft: choiceOf(filter), from: address });
  useEffect(() => {
    const kept = drafts.get(DRAFT);
    if (isState(kept) && kept.from === address) setState(kept);
  }, [drafts, address]);
  const change = (change: Partial<FilterChoice>): void => {
    const next = { draft: changed(draft, change), from };
    drafts.set(DRAFT, next);
    setState(next);
  };
  const forget = (): void => drafts.remove(DRAFT);
  return { draft, change, forget };
}
