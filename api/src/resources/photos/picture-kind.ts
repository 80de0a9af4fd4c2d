import { open } from 'node:fs/promises';
import { PHOTO_TYPES } from '@ecocircle/shared-contracts';
import { fileTypeFromBuffer } from 'file-type';

/** The types of pictures that are taken. */
export type PictureKind = (typeof PHOTO_TYPES)[number];

/** So much of a file tells what it is; more would let an archive be unpacked to look inside. */
const HEAD_BYTES = 4100;

async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** What a file is by its content, whatever it is called; null for all that is not taken. */
export async function kindOfPicture(file: string): Promise<PictureKind | null> {
  const found = await fileTypeFromBuffer(await headOf(file));
  return PHOTO_TYPES.find((kind) => kind === found?.mime) ?? null;
}
