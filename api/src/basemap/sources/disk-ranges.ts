import { open } from 'node:fs/promises';
import type { ByteRange, ByteRanges } from './byte-ranges.ts';
import { VectorSourceError } from './vector-source-error.ts';

async function readOpened(file: string, offset: number, length: number): Promise<ByteRange> {
  const opened = await open(file);
  try {
    const { size, mtimeMs } = await opened.stat();
    const bytes = new Uint8Array(Math.max(0, Math.min(length, size - offset)));
    const { bytesRead } = await opened.read(bytes, 0, bytes.length, offset);
    return { bytes: bytes.subarray(0, bytesRead), identity: `${size}-${mtimeMs}` };
  } finally {
    await opened.close();
  }
}

/** An archive on this machine. It is opened for each read, so that one which was replaced is noticed at once. */
export const diskRanges = (file: string): ByteRanges => ({
  address: file,
  async read(offset, length) {
    try {
      return await readOpened(file, offset, length);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ENOENT') throw new VectorSourceError('missing', 'the file is not there');
      throw new VectorSourceError('unreachable', `the file cannot be read (${code})`, { cause: error });
    }
  },
});
