export { askNearby, FAR, readNearby } from './read-nearby.ts';
export { ThingBar, type ThingBarProps } from './thing-bar.tsx';
export { ThingPlace, type ThingPlaceProps } from './thing-place.tsx';
