/** Says that no event is planned anywhere. */
export declare function Component(): import('react').JSX.Element;
