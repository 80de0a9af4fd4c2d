import { createContext, useContext, useEffect } from 'react';

/** Lets the page inside the layout say that an error stands in its place; null where none does. */
export const PageStatusContext = createContext<(status: number | null) => void>(() => {});

/** Marks the current page as an error for as long as the calling component shows. */
export function useMarkStatus(status: number): void {
  const mark = useContext(PageStatusContext);
  useEffect(() => {
    mark(status);
    return () => mark(null);
  }, [mark, status]);
}
