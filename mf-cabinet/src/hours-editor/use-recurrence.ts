import { useEffect, useState } from 'react';
import { loadRecurrence } from './load-recurrence.ts';

type Recurrence = Awaited<ReturnType<typeof loadRecurrence>>;

/** The library of recurrences once it is there; null where it does not load, and nothing else is missing then. */
export function useRecurrence(): Recurrence | null {
  const [library, setLibrary] = useState<Recurrence | null>(null);
  useEffect(() => {
    let isShown = true;
    loadRecurrence().then(
      (loaded) => isShown && setLibrary(loaded),
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, []);
  return library;
}
