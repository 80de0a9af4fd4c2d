import { STYLES_WITHIN } from '../src/platform/late-styles.ts';

/**
 * The one script that stands in the document, before its style sheets; the content policy names its hash. A browser shows
 * nothing and runs nothing before all sheets of the head have come, for minutes where one hangs. Of those that have not
 * come in time the page is let go: they go on loading, and apply when they are there.
 */
export const STARTER = `setTimeout(() => {
  for (const link of document.querySelectorAll('link[rel="stylesheet"]')) {
    if (link.sheet) continue;
    link.addEventListener('load', () => link.removeAttribute('media'), { once: true });
    link.media = 'not all';
  }
}, ${STYLES_WITHIN});`;
