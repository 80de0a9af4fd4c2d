import { presentOf } from './present-timing.ts';

/** A day and a millisecond: never again the day before. */
export const REFRESH_EVERY = 24 * 60 * 60 * 1000 + 1;

/** A page may wait so long on its way here: less says nothing about a clock. */
const PATIENCE_MS = 5 * 60_000;

/** What a page goes by in time. */
export interface Today {
  /** The moment of the page. */
  readonly now: Date;
  readonly present: () => Date;
}

/** The clock that a browser has. */
export const ownClock = (): Date => new Date();

/**
 * When the page came, by the server's clock: as the document says that came as a whole, or as the server said when it
 * confirmed what the browser had. Null: nobody was asked.
 */
function cameAt(start: string): number | null {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!page || page.transferSize === 0) return null;
  return page.transferSize > page.encodedBodySize ? Date.parse(start) : presentOf(page);
}

/** The present by the server's clock where ours is wrong, for whom an answer has just come that says what time it is. */
export function correctedClock(start: string): () => Date {
  const ahead = (cameAt(start) ?? Date.now()) - Date.now();
  return Math.abs(ahead) > PATIENCE_MS ? () => new Date(Date.now() + ahead) : ownClock;
}

/**
 * The moment of the page, so that both first renders agree; renewed from the clock once a day for those who leave
 * the page open.
 *
 * @param start - ISO 8601
 * @param renewed - told after each renewal
 */
export function startToday(start: string, renewed: () => void): Today {
  let now = new Date(start);
  const present = correctedClock(start);
  setInterval(() => {
    now = present();
    renewed();
  }, REFRESH_EVERY);
  return {
    get now() {
      return now;
    },
    present,
  };
}
