import { useCallback, useEffect, useState } from 'react';

/** A part that is loaded late. */
export type Loaded<Part> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly part: Part };

/** Loads a part once it is shown; a load that failed can be repeated. */
export function useLoaded<Part>(load: () => Promise<Part>): Loaded<Part> {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ readonly part: Part } | 'failed' | null>(null);
  const retry = useCallback(() => {
    setLoaded(null);
    setAttempt((before) => before + 1);
  }, []);
  useEffect(() => {
    let isShown = true;
    load().then(
      (part) => isShown && setLoaded({ part }),
      () => isShown && setLoaded('failed'),
    );
    return () => {
      isShown = false;
    };
  }, [load, attempt]);
  if (loaded === null) return { kind: 'loading' };
  return loaded === 'failed' ? { kind: 'failed', retry } : { kind: 'ready', part: loaded.part };
}
