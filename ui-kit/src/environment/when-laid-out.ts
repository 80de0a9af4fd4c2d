/**
 * Starts something once an element is laid out, before that is painted: what `content-visibility` leaves out has no size
 * until it comes near.
 *
 * @param start what is done then; it returns how it is ended
 * @returns ends what was started, or the waiting for it
 */
export function whenLaidOut(element: Element, start: () => () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {};
  let end = (): void => observer.disconnect();
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    end = start();
  });
  observer.observe(element);
  return () => end();
}
