import type { Locale } from '@ecocircle/shared-contracts';
import { expect, type Page } from '@playwright/test';
import type { Samples } from '../fixtures.ts';
import { readHead } from '../http/html-head.ts';
import type { PortalPage } from './all-pages.ts';
import { barriersOn } from './barriers.ts';
import { overflowOf } from './overflow.ts';
import type { PortalFrame } from './portal-frame.ts';

/** The schemes of colours that a visitor may prefer. */
export const SCHEMES = ['light', 'dark'] as const;

/** How wide a page is looked at, and in which colours. */
export type Look = readonly [width: number, colorScheme: (typeof SCHEMES)[number]];

/** The widths in which barriers are looked for. */
export const [WIDE, NARROW] = [1440, 360];

const ALL_WIDTHS = [320, NARROW, 768, WIDE, 2560, 3840];

/** What a check of a page needs of its test. */
interface Visit {
  readonly page: Page;
  readonly frame: PortalFrame;
  readonly samples: Samples;
}

async function expectServedHead({ page, frame }: Visit, path: string): Promise<void> {
  const served = await page.goto(path);
  await frame.expectSettled();
  const head = readHead((await served?.text()) ?? '');
  expect(head.title).not.toBe('');
  await expect.poll(async () => readHead(await page.content())).toEqual(head);
}

/** Opens a page once and expects the server's head, no barriers in any of the looks, and no overflow at any width. */
export async function checkPage(
  visit: Visit,
  { path }: PortalPage,
  locale: Locale,
  looks: readonly Look[],
): Promise<void> {
  const { page, samples } = visit;
  await expectServedHead(visit, path(locale, samples));
  for (const [width, colorScheme] of looks) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    // Header and footer are measured a moment after a resize.
    await expect.poll(() => barriersOn(page), `${width} px, ${colorScheme}`).toEqual([]);
  }
  for (const width of ALL_WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => overflowOf(page), `${width} px`).toEqual([]);
  }
}
