const LAST_PAGE = 1_000_000;

/** The page of a list that an address names, counted from 1; what is not understood is the first. */
export function pageNumber(parameters: URLSearchParams): number {
  const text = parameters.get('page') ?? '';
  return /^[1-9]\d*$/.test(text) ? Math.min(Number(text), LAST_PAGE) : 1;
}
