/** The map of recycling points with its list and the card of a point. */
export declare function RecyclingPointsPage(): import('react').JSX.Element;
