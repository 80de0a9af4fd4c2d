/** The list of charity events: those to come, or the past ones. */
export declare function Component(): import('react').JSX.Element;
