import sharp from 'sharp';
import { COLOURS } from './colours.ts';
import { plainDrawing } from './plain-drawing.ts';

/** How an icon stands on its ground: `share` is the part of the side that the mark takes. */
export interface IconShape {
  readonly size: number;
  readonly share: number;
  readonly ground: 'paper' | 'none';
}

/** The mark as an icon. */
export async function siteIcon({ size, share, ground }: IconShape): Promise<Buffer> {
  const inner = Math.round(size * share);
  const mark = await sharp(plainDrawing('logo/mark.svg'), { density: (72 * inner) / 40 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  const background = ground === 'paper' ? COLOURS.paper : { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: mark }])
    .png({ palette: true, quality: 90, effort: 10, compressionLevel: 9 })
    .toBuffer();
}
