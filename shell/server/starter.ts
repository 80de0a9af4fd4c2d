import { AUTH_COOKIE, STYLES_COOKIE } from '../src/platform/cookies/cookie-names.ts';
import { STYLES_WITHIN } from '../src/platform/late-styles.ts';

/** A script that the starter asks for: address, integrity, and whether it is run or only brought for one that is. */
export type LateScript = readonly [url: string, integrity: string, isRun: boolean];

/** The script of pages that nobody touches: address, integrity, and which part of those pages asks for it, 0 to 1. */
export type UntouchedScript = readonly [url: string, integrity: string, share: number];

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

/**
 * The style sheets behind what a page shows first go to the head, where they belong, once they are read: its code finds
 * nothing that it has not rendered, and no frame in between computes the styles of a place that they leave. The styles
 * before them say how many there are.
 */
const SHEETS_TO_HEAD = `const parser = new MutationObserver(() => {
  const count = Number(document.querySelector('[data-behind]')?.dataset.behind ?? 0);
  const links = document.querySelectorAll('#root link[data-sheet]');
  if (!document.body || links.length < count) return;
  if (count > 0) document.head.append(links[0].previousElementSibling, ...links);
  parser.disconnect();
});
parser.observe(document, { childList: true, subtree: true });`;

/** What was pressed last, until the shell's script listens itself. */
const EARLY_PRESS = `let pressed = null;
const press = ({ target }) => (pressed = target);
addEventListener('click', press, true);
self.takeEarlyPress = () => (removeEventListener('click', press, true), pressed);`;

/**
 * A first visit asks for fonts once all that it shows has come, or with its scripts: on a slow line they take most of the
 * largest picture's share, and a page is read as well in the fallback faces. Those of all letters of the page are set at
 * once, of the names of languages, too: a line of both faces is as wide as neither, and each new face lays out the page
 * again. Without scripts it asks
 * for them at once.
 */
const LATE_TYPEFACE = `const { dataset } = document.documentElement;
const setType = () => {
  if (!dataset.typeface) return;
  const set = () => delete dataset.typeface;
  const ask = (face, part) => document.fonts.load('1em ' + face, document.querySelector(part)?.textContent);
  const ofNames = /^(ru|kk)/.test(document.documentElement.lang) ? 'Onest' : '"Onest of language names"';
  Promise.all([ask('Onest', 'main'), ask(ofNames, '[data-languages]')]).then(set, set);
};
if (scripts.length > 0 && !/(^|; )${STYLES_COOKIE}=/.test(document.cookie)) dataset.typeface = 'later';
addEventListener('load', setType);`;

/** Milliseconds for which a browser may go on being busy, and for which something that is shown may not have come. */
const WITHIN = { idle: 1000, loaded: 3000 };

/** Milliseconds after which a page that waits for its visitor tells of itself: as long as others wait for that. */
const TELL_AFTER = 4000;

/**
 * Brings the scripts of a page that may rest: at once where somebody is signed in or the address means a place on the page,
 * else with the first sign of the visitor, or when all that is shown is there and the browser has nothing to do. On a slow
 * line, or where data are to be saved, it waits for the visitor, and a part of the pages tells the edge meanwhile how fast it came.
 * A list that scrolls and a mouse that moves are no signs:
 * browsers say so of a list that is shown from its middle on, and of a mouse that a page comes under.
 */
const LATE_SCRIPTS = `const given = document.currentScript.dataset;
const scripts = JSON.parse(given.scripts ?? '[]');
const untouched = JSON.parse(given.untouched ?? 'null');
${LATE_TYPEFACE}
const add = (name, values) =>
  document.head.append(Object.assign(document.createElement(name), { crossOrigin: 'anonymous' }, values));
const run = () => {
  for (const [src, integrity, isRun] of scripts) if (isRun) add('script', { src, integrity, async: false });
};
let isStarted = false;
const start = () => {
  if (isStarted) return;
  isStarted = true;
  setType();
  for (const [href, integrity] of scripts)
    add('link', { rel: 'preload', as: 'script', fetchPriority: 'low', href, integrity });
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run);
  else run();
};
const { saveData, effectiveType } = navigator.connection ?? {};
if (/(^|; )${AUTH_COOKIE}=/.test(document.cookie) || location.hash) start();
for (const sign of ['pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'input'])
  addEventListener(sign, start, { capture: sign !== 'scroll', once: true, passive: true });
if (!saveData && !/[23]g/.test(effectiveType)) {
  const rest = () => (self.requestIdleCallback ?? setTimeout)(start, { timeout: ${WITHIN.idle} });
  addEventListener('load', rest);
  addEventListener('DOMContentLoaded', () => setTimeout(rest, ${WITHIN.loaded}));
} else if (untouched) {
  const [src, integrity, share] = untouched;
  const tell = () => {
    if (isStarted) return;
    self.isSpeedTold = Math.random() < share;
    if (self.isSpeedTold) add('script', { src, integrity });
  };
  addEventListener('load', () => setTimeout(tell, ${TELL_AFTER}));
}`;

/** The one script that stands in the document, before its style sheets; the content policy names its hash. */
export const STARTER = `{
${TRUSTED_TYPES}
${LATE_SHEETS}
${SHEETS_TO_HEAD}
${EARLY_PRESS}
${LATE_SCRIPTS}
}`;
