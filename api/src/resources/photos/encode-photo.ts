import { writeFile } from 'node:fs/promises';
import { PHOTO_LIMITS } from '@ecocircle/shared-contracts';
import sharp, { type Sharp } from 'sharp';
import { decodeHeic } from './decode-heic.ts';
import { PhotoRefused } from './photo-refused.ts';
import { kindOfPicture, type PictureKind } from './picture-kind.ts';

/** The files of a photo: what was sent, and where its two pictures go. */
export interface PhotoFolder {
  readonly original: string;
  readonly full: string;
  readonly thumbnail: string;
}

/** The size of the full picture, in pixels. */
export interface PhotoSize {
  readonly width: number;
  readonly height: number;
}

/** The longer side of the full picture: two screens of a phone. */
const FULL = { width: 1600, height: 1600, fit: 'inside', withoutEnlargement: true } as const;
const THUMBNAIL = { width: 480, height: 320, fit: 'cover' } as const;

// Cameras write files with faults that change nothing of the picture; one that ends too early is refused.
const READING = { limitInputPixels: PHOTO_LIMITS.pixels, failOn: 'error', sequentialRead: true } as const;

// One photo at a time, on one core: the others belong to answers.
sharp.concurrency(1);
sharp.cache(false);

const FORMATS: Readonly<Record<PictureKind, string>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heif',
  'image/heif': 'heif',
};

async function openPicture(file: string, kind: PictureKind): Promise<Sharp> {
  const { format, width, height } = await sharp(file, { limitInputPixels: false }).metadata();
  if (format !== FORMATS[kind]) throw new PhotoRefused('photo-unreadable');
  if (width * height > PHOTO_LIMITS.pixels) throw new PhotoRefused('photo-too-many-pixels');
  const isHeic = kind === 'image/heic' || kind === 'image/heif';
  return isHeic ? decodeHeic(file) : sharp(file, READING).autoOrient();
}

/** The full picture's pixels without anything else of the file. */
async function decodePicture(file: string, kind: PictureKind) {
  const picture = await openPicture(file, kind);
  return picture
    .resize(FULL)
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** Whatever the decoders say of a file that they cannot read. */
const unreadable = (error: unknown): never => {
  throw error instanceof PhotoRefused ? error : new PhotoRefused('photo-unreadable');
};

/**
 * Makes the two pictures of a photo, in WebP: upright, without metadata, in sRGB.
 *
 * @throws PhotoRefused where the file is no picture that is taken, and the system's own error where writing fails
 */
export async function encodePhoto({ original, full, thumbnail }: PhotoFolder): Promise<PhotoSize> {
  const kind = await kindOfPicture(original);
  if (kind === null) throw new PhotoRefused('photo-type');
  const { data, info } = await decodePicture(original, kind).catch(unreadable);
  const picture = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  await writeFile(full, await picture.clone().webp({ quality: 80 }).toBuffer());
  await writeFile(thumbnail, await picture.resize(THUMBNAIL).webp({ quality: 75 }).toBuffer());
  return { width: info.width, height: info.height };
}
