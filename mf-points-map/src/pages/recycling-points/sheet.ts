/** The heights at which the sheet of phones stands still, from below. */
export const STOPS = ['peek', 'half', 'full'] as const;

/** A height at which the sheet stands still. */
export type Stop = (typeof STOPS)[number];

const PEEK_PX = 92;
const PARTS = { half: 0.46, full: 0.76 } as const;

/** Pixels of a stop on a page of a height: as the style sheet has them. */
export const heightOf = (stop: Stop, page: number): number =>
  stop === 'peek' ? PEEK_PX : PARTS[stop] * page;

/** The stop that lies so many stops above another. */
export function stopFrom(stop: Stop, steps: number): Stop {
  const last = STOPS.length - 1;
  return STOPS[Math.min(last, Math.max(0, STOPS.indexOf(stop) + steps))] as Stop;
}

/** A press on the handle goes up by one, and from the top back to the lowest. */
export const nextStop = (stop: Stop): Stop => (stop === 'full' ? 'peek' : stopFrom(stop, 1));

/** A sheet that is let go of glides for about so many milliseconds. */
const GLIDE_MS = 160;

/**
 * Where a sheet comes to rest.
 *
 * @param height - in pixels, as it is let go of
 * @param velocity - pixels a millisecond upwards; 0 where it is not to glide
 */
export function restOf(height: number, velocity: number, page: number): Stop {
  const aim = height + velocity * GLIDE_MS;
  const away = (stop: Stop): number => Math.abs(heightOf(stop, page) - aim);
  return STOPS.toSorted((a, b) => away(a) - away(b))[0] as Stop;
}
