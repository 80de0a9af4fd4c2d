import { anchorOf } from './anchor-of.ts';

/** Milliseconds after which an anchor is brought into view again: what loads late has moved it by then. */
const SETTLED_AFTER = 200;

/** What somebody does who moves through the page by themselves. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Brings what the hash of an address names into view: now if it is there, else once the page has come, and once more
 * when that has settled. It stops where the visitor begins to move.
 *
 * @returns stops it
 */
export function awaitAnchor(hash: string): () => void {
  const stopped = new AbortController();
  const stop = () => stopped.abort();
  const settle = () => {
    const timer = setTimeout(() => {
      anchorOf(hash)?.scrollIntoView();
      stop();
    }, SETTLED_AFTER);
    stopped.signal.addEventListener('abort', () => clearTimeout(timer));
  };
  const arrivals = new MutationObserver(() => {
    const anchor = anchorOf(hash);
    if (!anchor) return;
    arrivals.disconnect();
    anchor.scrollIntoView();
    settle();
  });
  if (anchorOf(hash)) settle();
  else arrivals.observe(document.body, { childList: true, subtree: true });
  stopped.signal.addEventListener('abort', () => arrivals.disconnect());
  for (const move of OWN_MOVES)
    addEventListener(move, stop, { once: true, passive: true, signal: stopped.signal });
  return stop;
}
