import { useLocation } from '@ecocircle/shared-contracts/router';
import { useState } from 'react';
import { hidesLayoutUi } from '../platform/routing/hides-layout-ui.ts';

/**
 * Whether the site around the page is hidden. Once asked for it stays so until the page is loaded anew, wherever
 * the visitor goes: an embedded page whose links brought the header back would be a browser in a browser.
 */
export function useHidesLayoutUi(): boolean {
  const { search } = useLocation();
  const isAsked = hidesLayoutUi(search);
  const [isHidden, setHidden] = useState(isAsked);
  if (isAsked && !isHidden) setHidden(true);
  return isHidden || isAsked;
}
