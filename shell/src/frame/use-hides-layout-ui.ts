import { useLocation } from '@ecocircle/shared-contracts/router';
import { useState } from 'react';

/** The parameter by which the mobile app embeds a page without the site around it. */
const HIDE_LAYOUT_UI = 'hide-layout-ui';

/**
 * Whether the site around the page is hidden. Once asked for it stays so until the page is loaded anew, wherever
 * the visitor goes: an embedded page whose links brought the header back would be a browser in a browser.
 */
export function useHidesLayoutUi(): boolean {
  const { search } = useLocation();
  const isAsked = new URLSearchParams(search).get(HIDE_LAYOUT_UI) === 'true';
  const [isHidden, setHidden] = useState(isAsked);
  if (isAsked && !isHidden) setHidden(true);
  return isHidden || isAsked;
}
