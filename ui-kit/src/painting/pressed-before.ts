/** What is done by the page's code. A link, a field and a form's own button are the browser's, with or without it. */
const doneByCode = (target: EventTarget | null): HTMLButtonElement | null => {
  const button = target instanceof Element ? target.closest('button') : null;
  return button?.type === 'button' ? button : null;
};

/**
 * Remembers the last press on what waits for its code: the document can be read and pressed before that is there, and a
 * press would come to nothing.
 *
 * @param before - what was pressed last until now
 * @returns ends that, and presses again where what was pressed is still there
 */
export function pressedBefore(place: HTMLElement, before: EventTarget | null = null): () => void {
  const buttonIn = (target: EventTarget | null): HTMLButtonElement | null =>
    place.contains(target as Node | null) ? doneByCode(target) : null;
  let pressed = buttonIn(before);
  const remember = ({ target }: Event): void => {
    pressed = buttonIn(target);
  };
  // Above the page's root: React lets no press come past it to what is not alive.
  addEventListener('click', remember, true);
  return () => {
    removeEventListener('click', remember, true);
    if (pressed?.isConnected) pressed.click();
  };
}
