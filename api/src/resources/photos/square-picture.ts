import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import sharp from 'sharp';

/** As large as a logo is shown, for screens of twice the density. */
const SQUARE = { width: 256, height: 256, fit: 'contain', background: '#fff' } as const;

/** Draws a picture of ours into a square, nothing of it cut off. Two may do it at once. */
export async function drawSquare(full: string, square: string): Promise<void> {
  const made = `${square}.${randomUUID()}`;
  try {
    await sharp(full).resize(SQUARE).webp({ quality: 85 }).toFile(made);
    await rename(made, square);
  } finally {
    await rm(made, { force: true });
  }
}
