import type { Browser } from '@playwright/test';

const KB = 1024;

/** Where a run measures: its browser, its own folder, and the store of the releases that it built. */
export interface Place {
  readonly browser: Browser;
  readonly folder: string;
  readonly store: string;
}

export const toKb = (bytes: number): number => bytes / KB;
export const kb = (bytes: number): string => `${toKb(bytes).toFixed(1)} KB`;
export const ms = (time: number): string => `${Math.round(time)} ms`;
export const say = (text: string): void => void process.stderr.write(`${text}\n`);
