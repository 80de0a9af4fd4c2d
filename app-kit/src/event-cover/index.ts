export { EventCover } from './event-cover.tsx';
