import type { PointPhoto } from '@ecocircle/shared-contracts';
/** The photos of a point in a row that scrolls sideways. */
export declare function Photos({
  photos,
  name,
}: {
  readonly photos: readonly PointPhoto[];
  readonly name: string;
}): import('react').JSX.Element;
