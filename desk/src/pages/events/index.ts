export { EventPage } from './event-page.tsx';
export { EventsPage } from './events-page.tsx';
