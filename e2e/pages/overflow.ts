import type { Page } from '@playwright/test';

/** Runs in the page: what overflows its right or left edge, by its text, without what its own box clips or scrolls. */
export function overflowHere(): string[] {
  const root = document.documentElement;
  const isContained = (element: Element): boolean => {
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
      if (getComputedStyle(box).overflowX !== 'visible') return true;
    return false;
  };
  const out = [...document.querySelectorAll('h1,h2,h3,p,a,button,input,select,li,img,table')].filter(
    (element) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      const sticksOut = right > root.clientWidth + 1 || left < -1;
      return width > 1 && height > 1 && sticksOut && !isContained(element);
    },
  );
  const found = out.map((element) => `${element.tagName}: ${element.textContent?.slice(0, 40)}`);
  return root.scrollWidth > root.clientWidth ? [`page: ${root.scrollWidth} px`, ...found] : found;
}

export const overflowOf = (page: Page): Promise<string[]> => page.evaluate(overflowHere);
