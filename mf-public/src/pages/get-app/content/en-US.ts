import type { AppPageContent } from '../app-page-content.ts';

const content: AppPageContent = {
  title: 'Recycling fits in your pocket',
  lead: 'The same map of recycling points and the same events, made for the moment when you stand in the kitchen with a bag of jars.',
  stores: {
    'app-store': {
      label: 'Download on the App Store',
      qr: 'Code to scan: the app for iPhone in the App Store',
    },
    'google-play': {
      label: 'Get it on Google Play',
      qr: 'Code to scan: the app for Android in Google Play',
    },
  },
  scan: 'Reading this on a computer? Point your phone’s camera at a code.',
  newTab: 'opens in a new tab',
  screens: {
    map: 'The map with recycling points around the city center',
    point: 'The card of a recycling point with opening hours and rates',
    events: 'The list of events ahead with dates and places',
  },
  featuresTitle: 'What it does for you',
  features: [
    {
      screen: 'point',
      title: 'Is it open, and what does it pay?',
      text: 'Each point has a card that answers before you leave home.',
      points: [
        'Open or closed right now, by the point’s own clock',
        'Every material it takes, with the rate where one is paid',
        'Directions in the maps app that you already use',
      ],
    },
    {
      screen: 'events',
      title: 'A free Saturday, well spent',
      text: 'Clean-ups, plantings, swap meets: choose a day and a city and come along.',
      points: [
        'Date, place and organizer at a glance',
        'One tap puts the event into your calendar',
        'A share button to bring a friend',
      ],
    },
  ],
  questionsTitle: 'Good to know',
  questions: [
    {
      question: 'Does it cost anything?',
      answer: 'No. The app is free and has no advertising and no paid parts.',
    },
    {
      question: 'Do I need an account?',
      answer:
        'Not for the map and the events. An account is for people who collect a balance and for organizations that run points or events; it is the same one as on this site.',
    },
    {
      question: 'Does the app follow where I go?',
      answer:
        'No. It asks for your position when you press the location button, moves the map there and forgets it. More in our [privacy policy](/privacy-policy).',
    },
    {
      question: 'I do not want another app. What now?',
      answer:
        'Use the site: it does the same. On a phone, open the browser’s menu and choose “Add to Home Screen”, and the [map](/recycling-points) opens like an app.',
    },
  ],
};

export default content;
