import { useCallback, useSyncExternalStore } from 'react';

const mediaQuery = (query: string): MediaQueryList | null =>
  typeof matchMedia === 'undefined' ? null : matchMedia(query);

/**
 * Whether a media query holds.
 *
 * @param onServer - what the server renders, and so the first render in the browser
 * @param settledAfter - milliseconds that a change must last before it counts
 */
export function useMediaQuery(query: string, onServer: boolean, settledAfter = 0): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = mediaQuery(query);
      let timer: ReturnType<typeof setTimeout> | undefined;
      const settle = (): void => {
        clearTimeout(timer);
        timer = setTimeout(changed, settledAfter);
      };
      list?.addEventListener('change', settle);
      return () => {
        clearTimeout(timer);
        list?.removeEventListener('change', settle);
      };
    },
    [query, settledAfter],
  );
  return useSyncExternalStore(
    subscribe,
    () => mediaQuery(query)?.matches ?? onServer,
    () => onServer,
  );
}
