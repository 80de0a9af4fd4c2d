import { useSyncExternalStore } from 'react';
import { useMediaQuery } from './use-media-query.ts';

interface NetworkInformation extends EventTarget {
  readonly saveData?: boolean;
}

const connection = (): NetworkInformation | undefined =>
  (navigator as Navigator & { connection?: NetworkInformation }).connection;

function subscribe(changed: () => void): () => void {
  connection()?.addEventListener?.('change', changed);
  return () => connection()?.removeEventListener?.('change', changed);
}

/**
 * Whether the visitor saves data: leave out images that only decorate a result. True in the server's HTML and in the
 * first render, so that such an image is not asked for before the browser has said that it is welcome.
 *
 * @example
 * const savesData = useSavesData();
 * return savesData ? null : <Drawing of={handsBagDrawing} />;
 */
export function useSavesData(): boolean {
  const saves = useSyncExternalStore(
    subscribe,
    () => connection()?.saveData === true,
    () => true,
  );
  return useMediaQuery('(prefers-reduced-data: reduce)', false) || saves;
}
