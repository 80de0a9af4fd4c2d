import { useBlocker } from '@ecocircle/shared-contracts/router';
import { useEffect } from 'react';

/** The browser asks in its own words before the tab is closed or loaded anew. */
function useUnloadQuestion(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}

/**
 * Holds a page with unsaved changes when it is left for another; its own query may change freely. Whoever uses it asks
 * as long as the answer's `state` is `blocked`. One page uses it once: the router knows one blocker at a time.
 */
export function useLeaveBlocker(isUnsaved: boolean): ReturnType<typeof useBlocker> {
  useUnloadQuestion(isUnsaved);
  return useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
}
