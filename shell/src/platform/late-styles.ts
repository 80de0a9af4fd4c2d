/** How long what a page shows may wait for its style sheets, in milliseconds. */
export const STYLES_WITHIN = 4000;

const isStyleSheet = (node: Node): node is HTMLLinkElement =>
  node instanceof HTMLLinkElement && node.rel === 'stylesheet';

/**
 * Lets who waits for a style sheet that is linked from now on go on where it has not come in time: a plain page says more
 * than none. The sheet goes on loading, and applies when it is there.
 *
 * @param onLate - hears its address
 */
export function letGoOfLateStyles(onLate: (href: string) => void): void {
  const letGo = (link: HTMLLinkElement): void => {
    if (link.sheet || !link.isConnected) return;
    onLate(link.href);
    link.dispatchEvent(new Event('load'));
  };
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (isStyleSheet(node)) setTimeout(letGo, STYLES_WITHIN, node);
  }).observe(document.head, { childList: true });
}
