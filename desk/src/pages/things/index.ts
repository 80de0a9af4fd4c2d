export { NewThingPage } from './new-thing-page.tsx';
export { ThingPage } from './thing-page.tsx';
export { ThingsPage } from './things-page.tsx';
