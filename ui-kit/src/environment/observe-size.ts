/** Milliseconds after the last change of size in a row before it counts. */
export const RESIZE_DEBOUNCE = 200;

/**
 * Tells when an element has another width, once it has come to rest.
 *
 * @returns ends the observation
 */
export function observeSize(element: Element, resized: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let width = element.getBoundingClientRect().width;
  const observer = new ResizeObserver(() => {
    const now = element.getBoundingClientRect().width;
    if (now === width) return;
    width = now;
    clearTimeout(timer);
    timer = setTimeout(resized, RESIZE_DEBOUNCE);
  });
  observer.observe(element);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
