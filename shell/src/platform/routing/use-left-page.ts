import { useLocation } from '@ecocircle/shared-contracts/router';
import { useEffect } from 'react';

/** Does something when the page is left for another. It comes before whatever the next page begins. */
export function useLeftPage(leave: () => void): void {
  const { pathname } = useLocation();
  useEffect(() => leave, [pathname, leave]);
}
