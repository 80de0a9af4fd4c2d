const DAY = 24 * 60 * 60_000;

/** How long ago something happened, as coarsely as a list needs it. */
export interface TimeSince {
  readonly unit: 'today' | 'days' | 'months' | 'years';
  readonly count: number;
}

/**
 * How long ago something happened, for a text with a plural.
 *
 * @param moment - ISO 8601; what is later than now counts as today
 * @example
 * timeSince('2026-11-18T09:00:00Z', now); // { unit: 'days', count: 3 }
 */
export function timeSince(moment: string, now: Date): TimeSince {
  const days = Math.max(0, Math.floor((now.valueOf() - Date.parse(moment)) / DAY));
  if (days === 0) return { unit: 'today', count: 0 };
  if (days < 30) return { unit: 'days', count: days };
  if (days < 365) return { unit: 'months', count: Math.floor(days / 30) };
  return { unit: 'years', count: Math.floor(days / 365) };
}
