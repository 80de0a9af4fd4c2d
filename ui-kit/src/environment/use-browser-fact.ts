import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * What only the browser knows, and what does not change while the page is open.
 *
 * @param read - gives the same value each time
 * @param onServer - what the server renders, and so the first render in the browser
 * @example
 * const host = useBrowserFact(() => location.host, null);
 */
export const useBrowserFact = <Fact, Unknown>(read: () => Fact, onServer: Unknown): Fact | Unknown =>
  useSyncExternalStore<Fact | Unknown>(never, read, () => onServer);

/** Whether scripts work here: false in what the server renders and in the browser's first render. */
export const useHydrated = (): boolean => useBrowserFact(() => true, false);
