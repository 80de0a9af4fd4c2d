/**
 * Lets the page be named again to those whom it asks: the edge sends it with the order to name it to nobody, since its
 * address held a code.
 */
export function allowReferrer(): void {
  const meta = document.createElement('meta');
  meta.name = 'referrer';
  meta.content = 'strict-origin-when-cross-origin';
  document.head.append(meta);
}
