import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from '@ecocircle/shared-contracts/server';

const UNDER_WAY = /^\.packing-(\d+)-/;

/** Removes what runs left behind that were killed. */
function removeStale(folder: string): void {
  for (const name of readdirSync(folder)) {
    const pid = UNDER_WAY.exec(name)?.[1];
    if (pid && !isRunning(Number(pid))) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/**
 * Works in a folder for files under way, on the same disk as the archives. It is gone afterwards, whether the work ends,
 * fails or the process exits.
 */
export async function inWorkFolder<Result>(
  archives: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  mkdirSync(archives, { recursive: true });
  removeStale(archives);
  const folder = mkdtempSync(join(archives, `.packing-${process.pid}-`));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    return await work(folder);
  } finally {
    process.off('exit', remove);
    remove();
  }
}
