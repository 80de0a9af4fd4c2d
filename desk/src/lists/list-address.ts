import { useLocation, useNavigate, useSearchParams } from '@ecocircle/shared-contracts/router';
import { useMemo } from 'react';

/** What a list's page may have in its address: each name with what may stand there, the first unless another does. */
export type ListChoices = Readonly<Record<string, readonly [string, ...string[]]>>;

/** What narrows the list: a value for each choice, and the words as `q` where there are any. */
export type ListFilter = Readonly<Record<string, string>>;

/** What narrows a list, as the address of its page has it; an unknown value counts as the first. */
export function readListAddress(address: URLSearchParams, choices: ListChoices): ListFilter {
  const chosen = Object.entries(choices).map(([name, values]) => {
    const given = address.get(name);
    return [name, values.find((value) => value === given) ?? values[0]];
  });
  const words = address.get('q')?.trim() ?? '';
  return { ...Object.fromEntries(chosen), ...(words && { q: words }) };
}

/** The address of the same page with one thing changed; what is the first of its choices is left out. */
export function listAddress(filter: ListFilter, choices: ListChoices, change: ListFilter): string {
  const wanted = Object.entries({ ...filter, ...change }).filter(
    ([name, value]) => value !== '' && value !== choices[name]?.[0],
  );
  return `?${new URLSearchParams(wanted)}`;
}

/** How many pages of its list an address asks for: one unless it says so. */
export function readPages(address: URLSearchParams): number {
  const given = Number(address.get('pages'));
  return Number.isInteger(given) && given > 1 ? given : 1;
}

/** How far the list of this page was opened; the address remembers it for whoever comes back. */
export function useListPages() {
  const [address] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const pages = readPages(address);
  const onMore = () => {
    const longer = new URLSearchParams(address);
    longer.set('pages', String(pages + 1));
    void navigate(`${pathname}?${longer}`, { replace: true, preventScrollReset: true, state });
  };
  return { pages, onMore };
}

/** What narrows the list of this page, and where the same list with a change is. */
export function useListAddress(choices: ListChoices) {
  const [address] = useSearchParams();
  const written = address.toString();
  return useMemo(() => {
    const filter = readListAddress(new URLSearchParams(written), choices);
    return { filter, pathOf: (change: ListFilter) => listAddress(filter, choices, change) };
  }, [written, choices]);
}
