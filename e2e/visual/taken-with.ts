import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, FullConfig } from '@playwright/test';
import { IS_SHELL } from '../set-up/browser.ts';

/** The folder of the pictures. */
export const PICTURES = join(import.meta.dirname, 'pictures');

const FILE = join(PICTURES, 'taken-with.txt');

/** What draws letters and shadows alike: a version of the browser, on a system. */
export const nameOf = (browser: Browser): string =>
  `${IS_SHELL ? 'Chromium’s headless shell' : 'Chromium'} ${browser.version()} on ${process.platform} ${process.arch}`;

/** The browser that took the pictures. */
export const takenWith = (): string => readFileSync(FILE, 'utf8').trim();

/** Notes that the pictures hold for a browser now. */
export const noteTakenWith = (name: string): void => writeFileSync(FILE, `${name}\n`);

/** Whether pictures are taken anew where they differ: `npm run visual -- --update`. */
export const isUpdate = ({ updateSnapshots }: Pick<FullConfig, 'updateSnapshots'>): boolean =>
  updateSnapshots === 'all' || updateSnapshots === 'changed';

/** The annotation of a test whose picture another browser took; it says which. */
export const NOT_COMPARED = 'not compared';

/** The annotation of every test of a picture: what draws it. */
export const DRAWN_BY = 'drawn by';
