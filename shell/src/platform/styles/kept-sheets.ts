const SEPARATOR = '.';
/** So many sheets are remembered: those of the shell and of some pages, and of the release before. */
const MOST_KEPT = 24;

/** The style sheets that a browser has as files, by the value of its cookie. */
export const keptSheets = (cookie: string | undefined): readonly string[] => cookie?.split(SEPARATOR) ?? [];

/** The value of the cookie of a browser that has more of them now. */
export const withKeptSheets = (cookie: string, ids: readonly string[]): string =>
  [...new Set([...ids, ...keptSheets(cookie)])].filter(Boolean).slice(0, MOST_KEPT).join(SEPARATOR);
