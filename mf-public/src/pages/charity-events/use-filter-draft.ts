import { useServices } from '@ecocircle/app-kit/remote';
import { useEffect, useState } from 'react';
import { eventsHref, type FilterChoice } from '../../event-filter/index.ts';
import type { EventsPageData } from './load-events.ts';

const DRAFT = 'mf-public.events-filter';

interface Draft {
  readonly draft: FilterChoice;
  /** The address that the draft began from: of the list that is shown, or of the one that was asked for since. */
  readonly from: string;
}

interface State extends Draft {
  /** The address that the draft has followed. */
  readonly seen: string;
  /** What was sent there and is on its way. */
  readonly sent: FilterChoice | null;
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

const isDraft = (kept: unknown): kept is Draft =>
  typeof kept === 'object' && kept !== null && 'draft' in kept && 'from' in kept;

const beginAt = (address: string, filter: FilterChoice): State => ({
  draft: choiceOf(filter),
  from: address,
  seen: address,
  sent: null,
});

/** The address wins, unless it is the one that was asked for, and the fields were changed since. */
function follow(state: State, address: string, filter: FilterChoice): State {
  const isChangedSince = state.from === address && state.draft !== state.sent;
  return isChangedSince ? { ...state, seen: address, sent: null } : beginAt(address, filter);
}

/**
 * What stands in the fields. It follows the address when a link or the back button changes that, and what was typed
 * but not shown yet outlives a switch of the language.
 */
export function useFilterDraft(filter: EventsPageData['filter']) {
  const { drafts } = useServices();
  const address = eventsHref(filter);
  const [state, setState] = useState(() => beginAt(address, filter));
  const { draft, from } = state;
  if (state.seen !== address) setState(follow(state, address, filter));
  useEffect(() => {
    const kept = drafts.get(DRAFT);
    if (isDraft(kept) && kept.from === address) setState({ ...kept, seen: address, sent: null });
  }, [drafts, address]);
  const change = (change: Partial<FilterChoice>): void => {
    const next = { draft: changed(draft, change), from };
    drafts.set(DRAFT, next);
    setState({ ...state, ...next });
  };
  /** The fields were sent to another address. */
  const send = (to: string): void => {
    drafts.remove(DRAFT);
    setState({ ...state, from: to, sent: draft });
  };
  return { draft, change, send };
}
