/** The parameter by which a page is shown without the site around it: in the mobile app, and in frames of other sites. */
export const HIDE_LAYOUT_UI = 'hide-layout-ui';

/** Whether a query asks for the page without the site around it. */
export const hidesLayoutUi = (search: string): boolean =>
  new URLSearchParams(search).get(HIDE_LAYOUT_UI) === 'true';

/** The same address, of the page without the site around it. */
export function withHiddenLayoutUi(address: string): string {
  const url = new URL(address);
  url.searchParams.set(HIDE_LAYOUT_UI, 'true');
  return url.href;
}
