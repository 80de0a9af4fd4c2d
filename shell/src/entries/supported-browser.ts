/**
 * Whether this browser runs the portal's scripts, told by the two youngest things that the portal cannot do without;
 * together they are the line of decision 0091.
 */
export const runsPortal = (): boolean =>
  'toWellFormed' in String.prototype && CSS.supports('selector(:has(*))');

export function revealWithoutScripts(page: HTMLElement): void {
  for (const hidden of page.querySelectorAll('noscript')) {
    const { body } = new DOMParser().parseFromString(hidden.textContent ?? '', 'text/html');
    hidden.replaceWith(...body.childNodes);
  }
}
