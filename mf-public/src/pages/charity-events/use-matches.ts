import { useServices } from '@ecocircle/app-kit/remote';
import { useEffect, useState } from 'react';
import { requestEvents } from '../../charity-events/index.ts';
import { type FilterChoice, wantedEvents } from '../../event-filter/index.ts';
import type { EventsPageData } from './load-events.ts';

/** Milliseconds of rest after which a choice is counted: nobody waits for the count of half a word. */
const REST = 300;

/** How many events a choice would show; null while that is not known. */
export function useMatches(draft: FilterChoice, { filter, weekend, total }: EventsPageData): number | null {
  const { api, locale } = useServices();
  const { when } = filter;
  const askedFor = (choice: FilterChoice): string =>
    JSON.stringify({ when, ...wantedEvents(choice, locale, weekend) });
  const asked = askedFor(draft);
  const { page, when: _, ...shown } = filter;
  const [counted, setCounted] = useState({ asked: askedFor(shown), total });
  const isCounted = counted.asked === asked;
  useEffect(() => {
    if (isCounted) return undefined;
    const left = new AbortController();
    const count = () =>
      requestEvents(api, { ...JSON.parse(asked), page_size: 1 }, left.signal).then(
        (found) => setCounted({ asked, total: found.total }),
        () => undefined,
      );
    const timer = setTimeout(() => void count(), REST);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [api, asked, isCounted]);
  return isCounted ? counted.total : null;
}
