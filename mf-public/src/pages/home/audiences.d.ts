/** What the portal offers to residents, companies and authorities. */
export declare function Audiences(): import('react').JSX.Element;
