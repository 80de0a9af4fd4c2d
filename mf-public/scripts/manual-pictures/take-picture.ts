import { LOCALE_INFO, type Locale } from '@ecocircle/shared-contracts';
import type { Page } from '@playwright/test';
import { settle } from '../settle.ts';
import type { Figure } from './figures.ts';
import { type Box, boxOf, markElements } from './mark-elements.ts';

/** Room around what is shown, for the numbers on its corners. */
const MARGIN = 28;

const right = ({ x, width }: Box): number => x + width;
const bottom = ({ y, height }: Box): number => y + height;

/** The smallest rectangle around all boxes, with a margin, inside the page. */
function around(boxes: readonly Box[], page: { width: number; height: number }): Box {
  const x = Math.max(0, Math.min(...boxes.map((box) => box.x)) - MARGIN);
  const y = Math.max(0, Math.min(...boxes.map((box) => box.y)) - MARGIN);
  return {
    x,
    y,
    width: Math.min(page.width, Math.max(...boxes.map(right)) + MARGIN) - x,
    height: Math.min(page.height, Math.max(...boxes.map(bottom)) + MARGIN) - y,
  };
}

const scrollOf = (page: Page) => page.evaluate(() => ({ x: scrollX, y: scrollY }));

/** A part of the whole page, or of the window at its scroll position. */
const clipOf = (clip: Box, scroll: { x: number; y: number } | null) =>
  scroll ? { clip: { ...clip, x: clip.x - scroll.x, y: clip.y - scroll.y } } : { fullPage: true, clip };

/** Makes the window as high as an open dialog needs to show all that it would scroll. */
async function showWholeDialog(page: Page): Promise<void> {
  const hidden = await page.evaluate(() => {
    const parts = [...document.querySelectorAll('dialog[open], dialog[open] *')];
    const scrolling = parts.filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY));
    return Math.max(0, ...scrolling.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight));
  });
  const size = page.viewportSize();
  if (size && hidden > 0) await page.setViewportSize({ ...size, height: size.height + hidden });
}

/** Opens the page of a figure, marks what its caption speaks of and takes the picture as PNG. */
export async function takePicture(page: Page, base: string, figure: Figure, locale: Locale): Promise<Buffer> {
  const { path, prepare, crop, marks, tall } = figure;
  const size = page.viewportSize();
  if (tall && size) await page.setViewportSize({ ...size, height: tall });
  await page.goto(`${base}/${LOCALE_INFO[locale].prefix}${path(locale)}`);
  await prepare?.(page, locale);
  await settle(page);
  // A dialog stands in the window and not on the page.
  const inWindow = (await page.locator('dialog[open]').count()) > 0;
  if (inWindow) await showWholeDialog(page);
  const shown: Box[] = [];
  for (const selector of crop ?? []) shown.push(await boxOf(page, selector));
  const marked = await markElements(page, marks);
  const whole = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }));
  const clip = around([...shown, ...marked], whole);
  const picture = await page.screenshot(crop ? clipOf(clip, inWindow ? await scrollOf(page) : null) : {});
  if (size) await page.setViewportSize(size);
  return picture;
}
