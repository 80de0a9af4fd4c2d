import { cutAtWord } from './cut-at-word.ts';

/** Longer names would make addresses that servers refuse. */
const MAX_NAME = 120;

/**
 * The address of the page that says that an event was deleted. A browser would take a name of dots for a step up in
 * the path.
 *
 * @example
 * deletedEventHref('Уборка 50% / пляж?');
 */
export function deletedEventHref(name: string): string {
  const shown = cutAtWord(name.toWellFormed(), MAX_NAME);
  return `/charity-event-deleted/${encodeURIComponent(/^\.{1,2}$/.test(shown) ? '…' : shown)}`;
}
