import type { PageHead, RecyclingPoint } from '@ecocircle/shared-contracts';
/** A point as schema.org's Place. */
export declare function placeJsonLd(point: RecyclingPoint): object;
/** Title, description and data of a point's page. */
export declare function pointHead(point: RecyclingPoint, materials: readonly string[]): PageHead;
