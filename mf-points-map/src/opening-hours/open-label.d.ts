import type { OpenNow } from '../points-data/index.ts';
/** Whether a point is open, in words and colour. */
export declare function OpenLabel({
  now,
  large,
}: {
  readonly now: OpenNow | null;
  readonly large?: boolean;
}): import('react').JSX.Element;
