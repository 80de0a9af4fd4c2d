import { createContext, useContext, useEffect } from 'react';

/** Lets the page inside the layout say that what its address names is not there. */
export const PageNotFoundContext = createContext<(notFound: boolean) => void>(() => {});

/** Marks the current page as not found for as long as the calling component shows. */
export function useMarkNotFound(): void {
  const mark = useContext(PageNotFoundContext);
  useEffect(() => {
    mark(true);
    return () => mark(false);
  }, [mark]);
}
