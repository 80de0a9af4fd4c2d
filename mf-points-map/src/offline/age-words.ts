const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long ago something was, for a text with a plural. */
export interface Age {
  readonly unit: 'now' | 'minutes' | 'hours' | 'days';
  readonly count: number;
}

/** How long ago a moment was; one that lies ahead, by a clock that was set meanwhile, is now. */
export function ageOf(moment: number, now: number): Age {
  const age = now - moment;
  if (age < MINUTE_MS) return { unit: 'now', count: 0 };
  if (age < HOUR_MS) return { unit: 'minutes', count: Math.floor(age / MINUTE_MS) };
  if (age < DAY_MS) return { unit: 'hours', count: Math.floor(age / HOUR_MS) };
  return { unit: 'days', count: Math.floor(age / DAY_MS) };
}
