import { openNow, type PointWithHours } from '@ecocircle/shared-contracts';
import { fromListedHours } from './listed-hours.ts';
import type { PointSummary, SaidHours } from './point-summary.ts';
import { toMinute } from './to-minute.ts';

/** What a row says of a point's hours at a moment. */
export function sayHours(point: PointWithHours, moment: Date): SaidHours {
  const { says, special, renewsAt } = openNow(point, moment);
  return { open: says, mayDiffer: special?.mayDiffer ?? false, renews: renewsAt && toMinute(renewsAt) };
}

/** What the row of a listed point says at a later moment. */
export const sayAnew = ({ hours, closing }: PointSummary, moment: Date): SaidHours =>
  sayHours(fromListedHours(hours, closing), moment);
