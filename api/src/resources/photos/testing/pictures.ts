import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const FIXTURES = join(import.meta.dirname, '..', 'fixtures');

/** A HEIC of 640 by 480 pixels that names a camera and a place. */
export const heic = (): Buffer => readFileSync(join(FIXTURES, 'scene.heic'));

/** What a phone writes beside the picture. */
const EXIF = {
  IFD0: { Make: 'Secret maker' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '55/1 45/1 0/1' },
};

/** A picture of two colours, the upper half red, as it is stored: with metadata that says to turn it to the right. */
export const picture = (width = 800, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#2050c0' } })
    .composite([
      {
        input: { create: { width, height: height / 2, channels: 3, background: '#d02020' } },
        gravity: 'north',
      },
    ])
    .withExif(EXIF)
    .withMetadata({ orientation: 6 });

/** Photos of every type that is taken. */
export const PHOTOS = {
  jpeg: () => picture().jpeg().toBuffer(),
  png: () => picture().png().toBuffer(),
  webp: () => picture().webp().toBuffer(),
  heic: async () => heic(),
} as const;

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A PNG of one colour: few bytes, and as many pixels as one likes. */
export function pngOfOneColour(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 1;
  const rows = Buffer.alloc((1 + Math.ceil(side / 8)) * side);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = deflateSync(rows, { level: 9 });
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A HEIC that claims to be a square with this side, whatever is in it. */
export function heicClaiming(side: number): Buffer {
  const file = heic();
  for (let at = file.indexOf('ispe'); at !== -1; at = file.indexOf('ispe', at + 1)) {
    file.writeUInt32BE(side, at + 8);
    file.writeUInt32BE(side, at + 12);
  }
  return file;
}

/** A HEIC whose frame holds noise instead of a picture. */
export function heicOfNoise(): Buffer {
  const file = heic();
  const frame = file.indexOf('mdat') + 4;
  for (let at = frame; at < file.length; at += 1) file[at] = (at * 167) % 251;
  return file;
}
