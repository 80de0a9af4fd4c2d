export { type AppScreen, appScreen, mapScreen } from './app-screen.ts';
export { PhoneFrame } from './phone-frame.tsx';
