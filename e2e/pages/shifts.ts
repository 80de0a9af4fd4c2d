import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

/** How far parts of a page have moved in one frame, and which did. */
interface Shift {
  readonly value: number;
  readonly parts: readonly string[];
}

/** Notes from the start how far the parts of a page move. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    type Entry = {
      value: number;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    };
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    const placed = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as unknown as Entry[]) {
        const parts = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} ${node?.textContent?.slice(0, 30)}: ${placed(previousRect)} to ${placed(currentRect)}`,
        );
        shifts.push({ value, parts });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The cumulative layout shift that is allowed. */
const CLS = 0.01;

/** Fails where the parts of a page have moved further than they may; says which did. */
export async function expectStayed(page: Page, about = ''): Promise<void> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  const moved = shifts.reduce((sum, { value }) => sum + value, 0);
  const told = shifts.map(({ value, parts }) => `${value}: ${parts.join('; ')}`).join('\n');
  expect(moved, `${about}\n${told}`).toBeLessThan(CLS);
}
