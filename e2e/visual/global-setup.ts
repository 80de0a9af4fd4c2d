import { chromium, type FullConfig } from '@playwright/test';
import { BROWSER } from '../set-up/browser.ts';
import { startStillPortal } from './still-portal.ts';
import { isUpdate, nameOf, takenWith } from './taken-with.ts';

/** Pictures of two browsers side by side could be compared by neither. */
async function refuseMixture(config: FullConfig): Promise<void> {
  if (!isUpdate(config) || !process.env.SOME_PICTURES) return;
  const browser = await chromium.launch(BROWSER);
  const name = nameOf(browser);
  await browser.close();
  if (name !== takenWith())
    throw new Error(
      `This is ${name}, the pictures are by ${takenWith()}: npm run visual -- --update takes all.`,
    );
}

/** Starts the portal of all pictures once. */
export default async function globalSetup(config: FullConfig): Promise<() => Promise<void>> {
  await refuseMixture(config);
  const { stop, ...portal } = await startStillPortal();
  process.env.STILL_PORTAL = JSON.stringify(portal);
  return stop;
}
