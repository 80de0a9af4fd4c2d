export { EVENTS_SCREENS } from './events-screens.ts';
export { MAP_SCREENS } from './map-screens.ts';
export { PhoneFrame, type PhoneFrameProps } from './phone-frame.tsx';
export { POINT_SCREENS } from './point-screens.ts';
