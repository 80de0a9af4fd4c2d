import type { RecyclingPoint } from '@ecocircle/shared-contracts';

/** So much of photos is kept at most, in bytes. */
export const MOST_OF_PHOTOS = 6_000_000;

type Pictured = Pick<RecyclingPoint, 'photos' | 'orgInfo'>;

/** The small photos of points, each once: first what rows show, then signs of organisations and the others of cards. */
export function smallPhotosOf(points: readonly Pictured[]): string[] {
  const first = points.flatMap(({ photos: [photo] }) => photo?.thumbnailUrl ?? []);
  const signs = points.flatMap(({ orgInfo }) => orgInfo.logoUrl ?? []);
  const others = points.flatMap(({ photos }) => photos.map(({ thumbnailUrl }) => thumbnailUrl));
  return [...new Set([...first, ...signs, ...others])];
}

/** Which small photo stands in for a large one. */
export const smallOfLarge = (points: readonly Pictured[]): ReadonlyMap<string, string> =>
  new Map(points.flatMap(({ photos }) => photos.map(({ url, thumbnailUrl }) => [url, thumbnailUrl])));
