/** The home page. */
export declare function Component(): import('react').JSX.Element;
