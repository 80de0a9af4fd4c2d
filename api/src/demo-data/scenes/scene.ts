import type { BackdropName } from './backdrops/backdrops.ts';
import type { Scene, Somebody, Thing } from './compose.ts';
import type { DayTime, Season } from './palette.ts';

/** A scene in a line: where, when, which things, who. */
export function scene<Id extends string>(
  id: Id,
  backdrop: BackdropName,
  [season, time]: readonly [Season, DayTime],
  things: readonly Thing[],
  people: readonly Somebody[],
): Scene & { readonly id: Id } {
  return { id, backdrop, season, time, things, people };
}
