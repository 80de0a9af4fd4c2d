import { PAGE_KEPT_FOR } from '@ecocircle/shared-contracts';
import type { FirstView } from './map-data.ts';

const MINUTE_MS = 60_000;

/**
 * Whether the marks of a document are asked for anew: none of the portal is so old, or one of its points has opened or
 * closed since, of which the server alone knows what comes next. Younger ones follow the data.
 */
export function isAged({ isOfDocument, marks }: FirstView, made: Date, present: Date): boolean {
  if (!isOfDocument) return false;
  const now = present.valueOf();
  const hasChanged = marks?.data?.points.some(
    ([, , , , , until]) => until !== null && until * MINUTE_MS <= now,
  );
  return hasChanged || now - made.valueOf() > PAGE_KEPT_FOR;
}
