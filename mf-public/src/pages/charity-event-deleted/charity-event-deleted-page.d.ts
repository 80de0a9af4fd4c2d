/** Says by name that an event was deleted. */
export declare function Component(): import('react').JSX.Element;
