import { whenIdle } from '@ecocircle/ui-kit';

/** Milliseconds for which a part waits for a moment in which nothing else is to be done. */
const REST_WITHIN = 1000;

/**
 * Lays out what browsers were allowed to leave out below the first window, which is marked `data-below`: one part after
 * another, so that no press waits for all of them. Who is further down has all at once: nothing above them may change its
 * height bit by bit.
 */
export async function layOutRest(): Promise<void> {
  for (const part of document.querySelectorAll('[data-below]')) {
    if (scrollY === 0) await new Promise<void>((goOn) => whenIdle(goOn, REST_WITHIN));
    part.removeAttribute('data-below');
  }
}
