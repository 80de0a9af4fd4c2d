export type { AppScreen } from './app-screen.ts';
export { MAP_SCREENS } from './map-screens.ts';
export { PhoneFrame, type PhoneFrameProps } from './phone-frame.tsx';
