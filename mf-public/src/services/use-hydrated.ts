import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether scripts work here: false in what the server renders and in the browser's first render. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
