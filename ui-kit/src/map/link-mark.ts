import { isPlainPress } from '../link/plain-press.ts';

/** A mark that leads somewhere: an icon with a name. */
export interface LinkMark {
  readonly className: string | undefined;
  readonly href: string;
  /** Set as text, never as markup. */
  readonly label: string;
  readonly icon: Node | null;
  /** A plain press; one that opens a new tab or window is the browser's. */
  readonly onPress: () => void;
}

/** The element of a mark that leads somewhere. */
export function linkMark({ className, href, label, icon, onPress }: LinkMark): HTMLAnchorElement {
  const link = document.createElement('a');
  link.className = className ?? '';
  link.href = href;
  link.draggable = false;
  link.title = label;
  link.setAttribute('aria-label', label);
  if (icon) link.append(icon);
  link.addEventListener('click', (event) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    onPress();
  });
  return link;
}

/** Calls back when the keyboard reaches an element: a mark beyond the edge of the map has to come into view. */
export function onKeyboardFocus(element: HTMLElement, reached: () => void): void {
  element.addEventListener('focus', () => {
    if (element.matches(':focus-visible')) reached();
  });
}
