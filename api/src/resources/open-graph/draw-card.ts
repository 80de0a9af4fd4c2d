import { access } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import satori, { type Font } from 'satori';
import sharp, { type OverlayOptions } from 'sharp';
import { CARD_SIZE, COLOURS, cardLayout, PHOTO_WIDTH } from './card-layout.ts';
import { readFonts } from './onest-fonts.ts';
import type { ShareCard } from './share-card.ts';

let fonts: Promise<Font[]> | undefined;

/** The photo's file, or null where it is not in the media folder. */
async function photoFile(media: string, url: string | null): Promise<string | null> {
  if (!url?.startsWith('/media/')) return null;
  const file = resolve(join(media, url.slice('/media/'.length)));
  if (!file.startsWith(resolve(media) + sep)) return null;
  return access(file).then(
    () => file,
    () => null,
  );
}

async function photoLayer(file: string): Promise<OverlayOptions> {
  const input = await sharp(file).resize(PHOTO_WIDTH, CARD_SIZE.height, { fit: 'cover' }).png().toBuffer();
  return { input, left: CARD_SIZE.width - PHOTO_WIDTH, top: 0 };
}

/**
 * Draws a card as PNG. Its texts become outlines in our own font, so that no system font is needed and no text
 * becomes markup.
 *
 * @param media - folder of the photos
 */
export async function drawCard(card: ShareCard, media: string): Promise<Buffer> {
  fonts ??= readFonts();
  const photo = await photoFile(media, card.photo);
  const shown = { ...card, photo: photo && card.photo };
  const words = await satori(cardLayout(shown), { ...CARD_SIZE, fonts: await fonts });
  const ground = { ...CARD_SIZE, channels: 3 as const, background: COLOURS.ground };
  return sharp({ create: ground })
    .composite([...(photo ? [await photoLayer(photo)] : []), { input: Buffer.from(words), left: 0, top: 0 }])
    .png({ palette: true, quality: 85, compressionLevel: 9 })
    .toBuffer();
}
