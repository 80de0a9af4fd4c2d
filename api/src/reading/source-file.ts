import { isUtf8 } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';
import { ImportError } from './import-error.ts';

/** The largest file that is read; a larger one is a mistake or should be split. */
export const LARGEST_FILE_BYTES = 50 * 1024 * 1024;

function fileSize(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) throw new ImportError(`There is no file ${path}.`);
  if (!stat.isFile()) throw new ImportError(`${path} is not a file.`);
  return stat.size;
}

/** The number of the first line that is not UTF-8. */
function wrongLine(bytes: Buffer): number {
  let line = 1;
  for (let start = 0; start < bytes.length; line += 1) {
    const newline = bytes.indexOf(10, start);
    const end = newline === -1 ? bytes.length : newline + 1;
    if (!isUtf8(bytes.subarray(start, end))) return line;
    start = end;
  }
  return line;
}

/** A file's bytes as text; a byte order mark is dropped. `path` names the file in the error. */
export function decode(bytes: Buffer, encoding: string, path: string): string {
  if (encoding === 'utf-8' && !isUtf8(bytes))
    throw new ImportError(
      `${path} is not UTF-8: line ${wrongLine(bytes)} has other bytes. Name its encoding in the mapping, for example "encoding": "windows-1252".`,
      { problem: 'file-encoding' },
    );
  return new TextDecoder(encoding).decode(bytes);
}

/** Reads a text file; a byte order mark is dropped. */
export function readSourceFile(path: string, encoding = 'utf-8'): string {
  const size = fileSize(path);
  if (size === 0) throw new ImportError(`${path} is empty.`);
  if (size > LARGEST_FILE_BYTES)
    throw new ImportError(
      `${path} has ${Math.ceil(size / 1024 / 1024)} MB; at most ${LARGEST_FILE_BYTES / 1024 / 1024} MB are read. Split it.`,
    );
  return decode(readFileSync(path), encoding, path);
}
