/** Where a photo is sent: multipart/form-data with one file in the field `photo`. */
export const PHOTOS_PATH = '/api/web/v1/media/photos/';

/** How large a photo may be. */
export const PHOTO_LIMITS = {
  /** The largest file, in bytes. */
  bytes: 30 * 1024 * 1024,
  /** Width times height: phones take up to 50 megapixels. */
  pixels: 50_000_000,
} as const;

/** The types of pictures that are taken; each of them is kept as WebP. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif'] as const;

/** Why a photo is refused: the codes of the API's errors. */
export const PHOTO_PROBLEMS = [
  'photo-too-large',
  'photo-type',
  'photo-unreadable',
  'photo-too-many-pixels',
  'photo-missing',
  'photos-at-once',
  'photos-busy',
  'photo-storage-full',
] as const;

/** One of {@link PHOTO_PROBLEMS}. */
export type PhotoProblem = (typeof PHOTO_PROBLEMS)[number];

const NAME_OF_HEIC = /\.hei[cf]$/i;

/**
 * What speaks against a file before it is sent, or null. Browsers that do not know HEIC give it no type, so its name
 * decides; the server looks at the content.
 */
export function problemOfFile({
  name,
  size,
  type,
}: Pick<File, 'name' | 'size' | 'type'>): PhotoProblem | null {
  const isTaken = type === '' ? NAME_OF_HEIC.test(name) : PHOTO_TYPES.some((one) => one === type);
  if (!isTaken) return 'photo-type';
  return size > PHOTO_LIMITS.bytes ? 'photo-too-large' : null;
}
