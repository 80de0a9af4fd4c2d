// Written by scripts/make-manual-pictures.ts.
import eventPageDesktop from './event-page.desktop.webp';
import eventPagePhone from './event-page.phone.webp';
import eventsListDesktop from './events-list.desktop.webp';
import eventsListPhone from './events-list.phone.webp';
import newPasswordDesktop from './new-password.desktop.webp';
import newPasswordPhone from './new-password.phone.webp';
import profileDesktop from './profile.desktop.webp';
import profilePhone from './profile.phone.webp';
import registrationDesktop from './registration.desktop.webp';
import registrationPhone from './registration.phone.webp';
import requestSentDesktop from './request-sent.desktop.webp';
import requestSentPhone from './request-sent.phone.webp';
import restorePasswordDesktop from './restore-password.desktop.webp';
import restorePasswordPhone from './restore-password.phone.webp';
import signInDesktop from './sign-in.desktop.webp';
import signInPhone from './sign-in.phone.webp';

export const PICTURES = {
  registration: {
    desktop: { src: registrationDesktop, width: 1069, height: 1127 },
    phone: { src: registrationPhone, width: 390, height: 1555 },
  },
  'request-sent': {
    desktop: { src: requestSentDesktop, width: 632, height: 495 },
    phone: { src: requestSentPhone, width: 387, height: 563 },
  },
  'sign-in': {
    desktop: { src: signInDesktop, width: 483, height: 486 },
    phone: { src: signInPhone, width: 371, height: 480 },
  },
  profile: {
    desktop: { src: profileDesktop, width: 1067, height: 650 },
    phone: { src: profilePhone, width: 390, height: 842 },
  },
  'restore-password': {
    desktop: { src: restorePasswordDesktop, width: 483, height: 371 },
    phone: { src: restorePasswordPhone, width: 371, height: 419 },
  },
  'new-password': {
    desktop: { src: newPasswordDesktop, width: 483, height: 531 },
    phone: { src: newPasswordPhone, width: 371, height: 545 },
  },
  'events-list': {
    desktop: { src: eventsListDesktop, width: 1067, height: 907 },
    phone: { src: eventsListPhone, width: 390, height: 968 },
  },
  'event-page': {
    desktop: { src: eventPageDesktop, width: 1067, height: 1231 },
    phone: { src: eventPagePhone, width: 390, height: 1396 },
  },
} as const;
