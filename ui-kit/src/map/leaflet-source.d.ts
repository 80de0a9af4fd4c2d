/** Leaflet's own modules have no types; what `leaflet-parts.ts` takes of them has those of `leaflet`. */
declare module 'leaflet/src/*';
