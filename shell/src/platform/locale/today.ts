/** A day and a millisecond: never again the day before. */
export const REFRESH_EVERY = 24 * 60 * 60 * 1000 + 1;

export interface Today {
  readonly now: Date;
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
  setInterval(() => {
    now = new Date();
    renewed();
  }, REFRESH_EVERY);
  return {
    get now() {
      return now;
    },
  };
}
