import { readFile } from 'node:fs/promises';
import { PHOTO_LIMITS } from '@ecocircle/shared-contracts';
import heic from 'heic-decode';
import sharp, { type Sharp } from 'sharp';
import { PhotoRefused } from './photo-refused.ts';

/**
 * Decodes a HEIC picture, which sharp cannot, turned the right way up. The size that the file claims is looked at before
 * anything is decoded.
 */
export async function decodeHeic(file: string): Promise<Sharp> {
  const pictures = await heic.all({ buffer: await readFile(file) });
  try {
    const [picture] = pictures;
    if (!picture) throw new PhotoRefused('photo-unreadable');
    if (picture.width * picture.height > PHOTO_LIMITS.pixels) throw new PhotoRefused('photo-too-many-pixels');
    const { data, width, height } = await picture.decode();
    return sharp(data, { raw: { width, height, channels: 4 } });
  } finally {
    pictures.dispose();
  }
}
