import { STYLES_WITHIN } from '../src/platform/late-styles.ts';

/**
 * What a text may become in a page: the address of a script of the own host, data in a script element, a document that
 * runs nothing, and the two pieces of HTML that React and Leaflet write. It stands in the document, so that it holds for
 * every build of the shell and of the remotes, also for one that was made before it.
 */
const TRUSTED_TYPES = `self.trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (new URL(url, location).origin === location.origin ? url : null),
  createScript: (text) => (JSON.parse(text), text),
  createHTML: (html, type, sink) =>
    ['', '<script><\\/script>'].includes(html) || /^DOMParser/.test(sink) ? html : null,
});`;

/**
 * A browser shows nothing and runs nothing before all sheets of the head have come, for minutes where one hangs. Of those
 * that have not come in time the page is let go: they go on loading, and apply when they are there.
 */
const LATE_SHEETS = `setTimeout(() => {
  for (const link of document.querySelectorAll('link[rel="stylesheet"]')) {
    if (link.sheet || link.disabled) continue;
    link.addEventListener('load', () => link.removeAttribute('media'), { once: true });
    link.media = 'not all';
  }
}, ${STYLES_WITHIN});`;

/** The one script that stands in the document, before its style sheets; the content policy names its hash. */
export const STARTER = `${TRUSTED_TYPES}
${LATE_SHEETS}`;
