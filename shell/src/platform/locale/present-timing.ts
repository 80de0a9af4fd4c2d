/** The present moment in what a server says of its times, in milliseconds since the epoch. */
const NAME = 'now';

/** The header `Server-Timing` of an answer that only confirms a page: the page itself is of another moment. */
export const presentTiming = (now: Date): string => `${NAME};dur=${now.valueOf()}`;

/** What the answer to a page said that the time is; null: nothing. */
export const presentOf = ({
  serverTiming,
}: Pick<PerformanceNavigationTiming, 'serverTiming'>): number | null =>
  serverTiming.find(({ name }) => name === NAME)?.duration ?? null;
