const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]:not([tabindex="-1"])';

/** The elements of a part of the page that Tab reaches, in order. */
export const focusables = (root: Element | null): HTMLElement[] =>
  [...(root?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])].filter((element) => element.tabIndex >= 0);

/** The first element that Tab reaches. */
export const firstFocusable = (root: Element | null): HTMLElement | undefined => focusables(root)[0];
