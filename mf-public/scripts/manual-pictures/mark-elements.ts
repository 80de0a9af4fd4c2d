import type { Page } from '@playwright/test';

/** A rectangle of the page in CSS pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where an element is on the page, not in the window. */
export async function boxOf(page: Page, selector: string): Promise<Box> {
  const element = page.locator(selector).first();
  await element.waitFor();
  return element.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return { x: x + scrollX, y: y + scrollY, width, height };
  });
}

/**
 * Runs in the page: outlines each box and puts its number on the corner where no text begins. The colours are the page's own accent; styles
 * are set through the CSS object model, which the content security policy allows.
 */
function draw(boxes: readonly Box[]): void {
  const layer = document.createElement('div');
  layer.className = 'manual-marks';
  // In the top layer, above an open dialog; the popover's own look is taken away.
  layer.popover = 'manual';
  const bare = { margin: '0', padding: '0', border: '0', background: 'none', overflow: 'visible' };
  Object.assign(layer.style, {
    ...bare,
    position: 'absolute',
    inset: '0 auto auto 0',
    width: '0',
    height: '0',
  });
  for (const [index, { x, y, width, height }] of boxes.entries()) {
    const frame = document.createElement('div');
    Object.assign(frame.style, {
      position: 'absolute',
      left: `${x - 6}px`,
      top: `${y - 6}px`,
      width: `${width + 12}px`,
      height: `${height + 12}px`,
      border: '3px solid var(--color-accent)',
      borderRadius: '12px',
      boxShadow: '0 0 0 1px rgb(27 42 38 / 30%)',
    });
    const number = document.createElement('div');
    number.textContent = String(index + 1);
    Object.assign(number.style, {
      position: 'absolute',
      left: `${Math.min(x + width - 8, innerWidth - 34)}px`,
      top: `${Math.max(4, y - 20)}px`,
      width: '30px',
      height: '30px',
      display: 'grid',
      placeItems: 'center',
      border: '2px solid #1b2a26',
      borderRadius: '50%',
      background: 'var(--color-accent)',
      color: '#1b2a26',
      font: '700 16px/1 var(--font-sans)',
    });
    layer.append(frame, number);
  }
  document.body.append(layer);
  layer.showPopover();
}

/** Numbers the elements of the selectors; gives the boxes of the marks. */
export async function markElements(page: Page, selectors: readonly string[]): Promise<Box[]> {
  const boxes: Box[] = [];
  for (const selector of selectors) boxes.push(await boxOf(page, selector));
  await page.evaluate(draw, boxes);
  return boxes;
}
