import { seenHeight } from '../anchored/use-anchored.ts';

/** Pixels that the suggestions take. */
const ROOM = 360;

/** A bar that has no room below it is brought to the top: what covers a phone's window is its keyboard. */
export function makeRoom(bar: Element | null): void {
  if (bar && seenHeight() - bar.getBoundingClientRect().bottom < ROOM) bar.scrollIntoView({ block: 'start' });
}
