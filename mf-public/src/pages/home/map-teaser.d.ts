import type { MapTeaserData } from './load-map-teaser.ts';
/** A still piece of the map around a city, which leads to the map itself. */
export declare function MapTeaser({ map }: { readonly map: MapTeaserData }): import('react').JSX.Element;
