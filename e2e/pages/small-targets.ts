import type { Page } from '@playwright/test';

/**
 * What a finger has to hit and is smaller than 42 pixels, by its text: 44 with its border. Links within a sentence, and
 * what only screen readers and keyboards find, are no targets.
 */
export const smallTargetsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SMALLEST = 42;
    const reachOf = (element: Element): number => {
      const around = getComputedStyle(element, '::after');
      const reach = around.position === 'absolute' ? Number.parseFloat(around.height) : 0;
      return Math.max(element.getBoundingClientRect().height, reach || 0);
    };
    const isInSentence = (element: Element): boolean => getComputedStyle(element).display === 'inline';
    return [
      ...document.querySelectorAll(
        'main a, main button, main input, main select, main summary, header button',
      ),
    ]
      .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden, [inert]'))
      .filter((element) => !(element.matches('a') && isInSentence(element)) && reachOf(element) < SMALLEST)
      .map((element) => `${element.tagName}: ${element.textContent?.slice(0, 40)}`);
  });
