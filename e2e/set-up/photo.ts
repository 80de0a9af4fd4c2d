import sharp from 'sharp';

const SIZE = { width: 640, height: 480, channels: 3 } as const;

/** A small photo of one colour, as a file field takes it. */
export const photo = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { ...SIZE, background } })
    .jpeg()
    .toBuffer(),
});
