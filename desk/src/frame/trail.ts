import { useLocation } from '@ecocircle/shared-contracts/router';
import { useMemo } from 'react';

/** The page that led to this one, with the one that had led there. */
export interface Origin {
  /** Its path, with the query that narrows its list. */
  readonly path: string;
  readonly origin: Origin | null;
}

/** What the address of a page carries unseen: it is kept when the page is loaded anew. */
interface Carried {
  readonly origin: Origin | null;
  /** The path of the page that was left for this one by its way back. */
  readonly left: string | null;
}

const isOrigin = (value: unknown): value is Origin =>
  typeof value === 'object' && value !== null && 'path' in value && typeof value.path === 'string';

/** Reads what an address carries, of whichever version of the desk wrote it. */
export function readCarried(state: unknown): Carried {
  const { origin, left } = (typeof state === 'object' && state !== null ? state : {}) as Partial<Carried>;
  return { origin: isOrigin(origin) ? origin : null, left: typeof left === 'string' ? left : null };
}

/** Where somebody came from, and what the links of the page carry, so that each way back leads there. */
export function useTrail() {
  const location = useLocation();
  return useMemo(() => {
    const { pathname, search, state } = location;
    const { origin, left } = readCarried(state);
    return {
      origin,
      left,
      /** For links that lead on from this page. */
      onward: { origin: { path: pathname + search, origin } },
      /** For links to what stands beside it in the same list. */
      beside: { origin },
      /** For the way back. */
      back: { origin: origin?.origin ?? null, left: pathname },
    };
  }, [location]);
}
