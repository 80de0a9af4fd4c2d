const LAST_PAGE = 1_000_000;

/** The page of the history that an address names, counted from 1; what is not understood is the first. */
export function toHistoryPage(parameters: URLSearchParams): number {
  const text = parameters.get('page') ?? '';
  return /^[1-9]\d*$/.test(text) ? Math.min(Number(text), LAST_PAGE) : 1;
}

/** The address of a page of the history. */
export const historyPath = (page: number): string => `/profile/balance${page > 1 ? `?page=${page}` : ''}`;
