import { useLocation } from '@ecocircle/shared-contracts/router';
import { useEffect, useState } from 'react';
import { hidesLayoutUi, withHiddenLayoutUi } from '../platform/routing/hides-layout-ui.ts';

/**
 * Whether the site around the page is hidden. Once asked for it stays so wherever the visitor goes, and when a page
 * is loaded anew: an embedded page whose links brought the header back would be a browser in a browser.
 */
export function useHidesLayoutUi(): boolean {
  const location = useLocation();
  const { search } = location;
  const isAsked = hidesLayoutUi(search);
  const [isHidden, setHidden] = useState(isAsked);
  if (isAsked && !isHidden) setHidden(true);
  // The address alone: to the router it would be another page, whose data are loaded again.
  useEffect(() => {
    if (!isHidden || hidesLayoutUi(window.location.search)) return;
    history.replaceState(history.state, '', withHiddenLayoutUi(window.location.href));
  }, [isHidden, location]);
  return isHidden || isAsked;
}
