import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Replaces a file: a reader sees the old content or the new one, also after a power cut. */
export async function replaceFile(file: string, text: string): Promise<void> {
  const incoming = `${file}.${process.pid}.incoming`;
  const handle = await open(incoming, 'w');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(incoming, file);
  await syncFolder(dirname(file));
}

/** Appends lines to a file and waits until they are on the disk. A last line without an end is removed first. */
export async function appendLines(file: string, lines: readonly string[]): Promise<void> {
  const handle = await open(file, 'a+');
  try {
    const content = await handle.readFile();
    await handle.truncate(content.lastIndexOf('\n') + 1);
    await handle.appendFile(lines.map((line) => `${line}\n`).join(''));
    await handle.sync();
  } finally {
    await handle.close();
  }
}
