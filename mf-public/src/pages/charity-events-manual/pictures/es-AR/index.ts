// Written by scripts/make-manual-pictures.ts.
import eventPageDesktop from './event-page.desktop.webp';
import eventPagePhone from './event-page.phone.webp';
import eventsListDesktop from './events-list.desktop.webp';
import eventsListPhone from './events-list.phone.webp';
import profileDesktop from './profile.desktop.webp';
import profilePhone from './profile.phone.webp';
import signInDesktop from './sign-in.desktop.webp';
import signInPhone from './sign-in.phone.webp';

export const PICTURES = {
  'sign-in': {
    desktop: { src: signInDesktop, width: 422, height: 430 },
    phone: { src: signInPhone, width: 363, height: 444 },
  },
  'events-list': {
    desktop: { src: eventsListDesktop, width: 1067, height: 935 },
    phone: { src: eventsListPhone, width: 390, height: 956 },
  },
  'event-page': {
    desktop: { src: eventPageDesktop, width: 1067, height: 1198 },
    phone: { src: eventPagePhone, width: 390, height: 1396 },
  },
  profile: {
    desktop: { src: profileDesktop, width: 1067, height: 631 },
    phone: { src: profilePhone, width: 390, height: 733 },
  },
} as const;
