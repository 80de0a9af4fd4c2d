/** The page of one charity event. */
export declare function Component(): import('react').JSX.Element;
