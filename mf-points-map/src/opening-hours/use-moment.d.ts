/** The current moment by the minute; in the first render the server's, so that hydration finds the same. */
export declare function useMoment(): Date;
