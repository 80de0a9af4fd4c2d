import type { RecyclingPoint } from '@ecocircle/shared-contracts';
/** The data set that a point was imported from, with its licence. */
export declare function SourceNote({
  source,
}: {
  readonly source: NonNullable<RecyclingPoint['source']>;
}): import('react').JSX.Element;
