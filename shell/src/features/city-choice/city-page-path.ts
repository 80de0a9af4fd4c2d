import { useLocation } from '@ecocircle/shared-contracts/router';

const PAGE = '/city';

/** The page that lists the cities, which knows the page to come back to. */
export function useCityPagePath(): string {
  const { pathname, search } = useLocation();
  if (pathname === PAGE) return PAGE + search;
  const from = pathname + search;
  return from === '/' ? PAGE : `${PAGE}?${new URLSearchParams({ from })}`;
}
