import type { PartName, PortalBus } from '@ecocircle/shared-contracts';
import { letGoOfLateStyles } from './late-styles.ts';

/** Something that went wrong in the page; where no part is named its stack says whose it was. */
export interface Trouble {
  readonly kind: 'failure' | 'error';
  readonly cause: unknown;
  readonly of?: { readonly part: PartName; readonly version: string };
}

/** What goes wrong in the page, from its start on. */
export interface Troubles {
  /** Tells what has gone wrong so far, and then what does. */
  readonly tellTo: (listener: (trouble: Trouble) => void) => void;
}

const MOST_KEPT = 20;

const lateStyles = (href: string): Trouble => ({
  kind: 'failure',
  cause: `${href} has not come in time`,
});

/** The style sheets that the page was let go of, because they had not come in time, and that are not there yet. */
const latePageStyles = (): Trouble[] =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][media="not all"]')].map(({ href }) =>
    lateStyles(href),
  );

/** Whether a browser left out how a page comes, as its window changed its size meanwhile: the page is there all the same. */
const isLeftOutTransition = (reason: unknown): boolean =>
  reason instanceof DOMException && reason.name === 'InvalidStateError' && /transition/i.test(reason.message);

/** Hears of errors that nobody caught and of builds that failed: who tells the edge of them comes late. */
export function hearTroubles(events: PortalBus): Troubles {
  const kept = latePageStyles();
  let hear = (trouble: Trouble): void => {
    if (kept.length < MOST_KEPT) kept.push(trouble);
  };
  letGoOfLateStyles((href) => hear(lateStyles(href)));
  addEventListener('error', ({ error, message }) => hear({ kind: 'error', cause: error ?? message }));
  addEventListener('unhandledrejection', (event) => {
    if (isLeftOutTransition(event.reason)) event.preventDefault();
    else hear({ kind: 'error', cause: event.reason });
  });
  events.on('remote-failed', ({ remote: part, version, cause, isHandled }) =>
    hear({ kind: isHandled ? 'error' : 'failure', cause, of: { part, version } }),
  );
  return {
    tellTo(listener) {
      hear = listener;
      for (const trouble of kept.splice(0)) listener(trouble);
    },
  };
}
