import type { ShellServices, VisitorPlace } from '@ecocircle/shared-contracts';
import { useEffect, useState } from 'react';

/** The visitor's place, followed; null where the shell is of a contract before 1.5, and does not give it. */
export function useVisitorPlace({ location }: Partial<ShellServices>): VisitorPlace | null {
  const [place, setPlace] = useState(() => location?.get() ?? null);
  useEffect(() => {
    if (!location) return undefined;
    setPlace(location.get());
    return location.subscribe(setPlace);
  }, [location]);
  return place;
}
