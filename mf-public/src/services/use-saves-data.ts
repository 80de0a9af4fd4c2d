import { useSyncExternalStore } from 'react';

const never = () => () => {};

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Whether the visitor asked for less data; null until the browser can be asked. */
export const useSavesData = (): boolean | null => useSyncExternalStore(never, savesData, () => null);
