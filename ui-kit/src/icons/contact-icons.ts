import { drawn } from '../icon/index.ts';

// Icons of contacts, ways and sharing: a page whose first view has none of them does not load them with the others.

/** A telephone number. */
export const PhoneIcon = drawn(
  'M5.2 4.5h3l1.5 4-2 1.5a11.5 11.5 0 0 0 6.3 6.300l1.5-2 4 1.500v3a1.7 1.7 0 0 1-1.8 1.700A15.5 15.5 0 0 1 3.5 6.300a1.7 1.7 0 0 1 1.7-1.800Z',
);

/** An e-mail address. */
export const MailIcon = drawn(
  'M5.5 5.500h13a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2Z',
  'm4 7.5 8 6 8-6',
);

/** Language or web site. */
export const GlobeIcon = drawn(
  [12, 12, 8.25],
  'M3.75 12h16.500M12 3.750c2.3 2.3 3.5 5.1 3.5 8.250s-1.2 5.95-3.5 8.250c-2.3-2.3-3.5-5.1-3.5-8.250s1.2-5.95 3.5-8.250Z',
);

/** The way to a place. */
export const RouteIcon = drawn(
  [6, 18, 2.25],
  [18, 6, 2.25],
  'M15.75 6H9.500a3 3 0 0 0 0 6h5a3 3 0 0 1 0 6H8.25',
);

/** Shares. */
export const ShareIcon = drawn(
  'M12 14.500V3.500m-4 4 4-4 4 4M7 11H6.500a2 2 0 0 0-2 2v5.500a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2V13a2 2 0 0 0-2-2H17',
);

/** Copies. */
export const CopyIcon = drawn(
  'M10.5 8.500h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2Z',
  'M15.5 8.500v-2a2 2 0 0 0-2-2h-7a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h2',
);
