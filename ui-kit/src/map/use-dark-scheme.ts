import { useMediaQuery } from '../environment/use-media-query.ts';

/** Whether the visitor prefers dark colours; on the server nobody knows, so light. */
export const useDarkScheme = (): boolean => useMediaQuery('(prefers-color-scheme: dark)', false);
