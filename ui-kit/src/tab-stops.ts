const CONTROLS =
  'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]';

/** Some supported browsers cannot tell, and jsdom lays nothing out: there, what is hidden counts as shown. */
const isShown = (element: Element): boolean =>
  element.checkVisibility?.({ visibilityProperty: true }) ?? true;

/** The elements of a part of the page that Tab reaches, in order; what is hidden is left out. */
export const tabStops = (root: Element | null): HTMLElement[] =>
  [...(root?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])].filter(
    (element) => element.tabIndex >= 0 && isShown(element),
  );
