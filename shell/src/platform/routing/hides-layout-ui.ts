/** The parameter by which a page is shown without the site around it: in the mobile app, and in frames of other sites. */
const HIDE_LAYOUT_UI = 'hide-layout-ui';

/** Whether a query asks for the page without the site around it. */
export const hidesLayoutUi = (search: string): boolean =>
  new URLSearchParams(search).get(HIDE_LAYOUT_UI) === 'true';
