/** Holds the place of the list. */
export declare function ListSkeleton(): import('react').JSX.Element;
