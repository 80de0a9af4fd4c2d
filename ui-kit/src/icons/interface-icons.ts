import { drawn } from '../icon/index.ts';

/** Opens the navigation. */
export const MenuIcon = drawn('M4 7h16M4 12h16M4 17h10');

/** Closes or clears. */
export const CloseIcon = drawn('m6.5 6.5 11 11m0-11-11 11');

/** Search. */
export const SearchIcon = drawn('m20 20-4.4-4.4M17.5 11a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z');

/** Points up. */
export const ChevronUpIcon = drawn('m6 14.5 6-6 6 6');

/** Points down. */
export const ChevronDownIcon = drawn('m6 9.5 6 6 6-6');

/** Points right. */
export const ChevronRightIcon = drawn('m9.5 6 6 6-6 6');

/** A way on. */
export const ArrowRightIcon = drawn('M4.5 12h15m-6-6 6 6-6 6');

/** A way back. */
export const ArrowLeftIcon = drawn('M19.5 12h-15m6-6-6 6 6 6');

/** A place. */
export const MapPinIcon = drawn(
  'M12 21s-6.75-5.9-6.75-11.1a6.75 6.75 0 0 1 13.5 0C18.75 15.1 12 21 12 21Z',
  [12, 9.9, 2.4],
);

/** A date. */
export const CalendarIcon = drawn(
  'M4.5 9.5h15M8 3.5v4m8-4v4M6.5 5.5h11a2 2 0 0 1 2 2v10.5a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2V7.500a2 2 0 0 1 2-2Z',
);

/** A time. */
export const ClockIcon = drawn([12, 12, 8.25], 'M12 7.5V12l3 2');

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

/** A person. */
export const UserIcon = drawn([12, 8.25, 3.75], 'M4.75 20a7.25 7.25 0 0 1 14.5 0');

/** Leaves the session. */
export const LogoutIcon = drawn(
  'M14 4.500H7a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2h7M10.5 12h9m-3.5-3.5 3.5 3.5-3.5 3.5',
);

/** Adds. */
export const PlusIcon = drawn('M12 5v14M5 12h14');

/** Takes away. */
export const MinusIcon = drawn('M5 12h14');

/** Done or chosen. */
export const CheckIcon = drawn('m5 12.5 4.5 4.500L19 7.5');

/** Succeeded or accepted. */
export const CheckCircleIcon = drawn([12, 12, 8.25], 'm8.25 12.25 2.6 2.6 4.9-5.1');

/** A warning. */
export const AlertIcon = drawn(
  'M10.3 4.6 2.9 17.300a2 2 0 0 0 1.7 3h14.800a2 2 0 0 0 1.7-3L13.7 4.600a2 2 0 0 0-3.4 0ZM12 9.500v4m0 3v.01',
);

/** An error. */
export const AlertCircleIcon = drawn([12, 12, 8.25], 'M12 7.750v5m0 3.250v.01');

/** A piece of information. */
export const InfoIcon = drawn([12, 12, 8.25], 'M12 11.250v5m0-8.250v.01');

/** Filters. */
export const FilterIcon = drawn('M4 7h10m4 0h2M4 17h2m4 0h10', [16, 7, 2], [8, 17, 2]);

/** A map. */
export const MapIcon = drawn(
  'm3.5 6.5 5.5-2.5 6 2.5 5.5-2.500v13.500l-5.5 2.5-6-2.5-5.5 2.500V6.500ZM9 4v13.500M15 6.500V20',
);

/** Shares. */
export const ShareIcon = drawn(
  'M12 14.500V3.500m-4 4 4-4 4 4M7 11H6.500a2 2 0 0 0-2 2v5.500a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2V13a2 2 0 0 0-2-2H17',
);

/** Opens elsewhere. */
export const ExternalIcon = drawn(
  'M14 4.500h5.500V10M19 5l-8 8M10 5.500H6.500a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V14',
);

/** The way to a place. */
export const RouteIcon = drawn(
  [6, 18, 2.25],
  [18, 6, 2.25],
  'M15.75 6H9.500a3 3 0 0 0 0 6h5a3 3 0 0 1 0 6H8.25',
);

/** Recycling. */
export const RecycleIcon = drawn(
  'm8.7 8.4 2-3.500a1.5 1.5 0 0 1 2.6 0l2 3.400M16.3 5.300l-.9 3.2-3.2-.900M17.7 12.500l2 3.400a1.5 1.5 0 0 1-1.3 2.300h-4M16.2 20.500l-2.3-2.3 2.3-2.300M9.7 18.200h-4a1.5 1.5 0 0 1-1.3-2.300l2-3.400M3.7 13.200l3.1-.9.9 3.1',
);

/** Shows what is hidden. */
export const EyeIcon = drawn(
  'M2.75 12S6 5.75 12 5.75 21.25 12 21.25 12 18 18.25 12 18.25 2.75 12 2.75 12Z',
  [12, 12, 2.75],
);

/** Hides what is shown. */
export const EyeOffIcon = drawn(
  'M9.9 6a8.6 8.6 0 0 1 2.1-.25c6 0 9.25 6.25 9.25 6.250a15 15 0 0 1-2.6 3.400M6.3 7.700A15.3 15.3 0 0 0 2.75 12S6 18.25 12 18.250a9 9 0 0 0 4.5-1.200M10 10.100a2.75 2.75 0 0 0 3.9 3.900M4 4l16 16',
);

/** Nature, the balance. */
export const LeafIcon = drawn(
  'M5 19c.5-5 3-8 7.5-9.500M6.5 16.500C4 10 8.5 4.5 19.5 4.5 20 14.5 14.5 20 6.5 16.500Z',
);

/** Downloads. */
export const DownloadIcon = drawn('M12 4v11m-4.5-4.500L12 15l4.5-4.500M4.5 19.500h15');

/** Changes something. */
export const EditIcon = drawn('m4.5 19.5.9-3.900L16 5a2 2 0 0 1 3 3L8.4 18.600l-3.9.9ZM14.5 6.500l3 3');

/** The first page. */
export const HomeIcon = drawn(
  'm4 11 8-7 8 7v7.500a1.5 1.5 0 0 1-1.5 1.500h-4v-5.500h-5V20h-4A1.5 1.5 0 0 1 4 18.500V11Z',
);

/** Copies. */
export const CopyIcon = drawn(
  'M10.5 8.500h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2Z',
  'M15.5 8.500v-2a2 2 0 0 0-2-2h-7a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h2',
);

/** Tries again. */
export const RefreshIcon = drawn('M19.5 12a7.5 7.5 0 1 1-2.2-5.300l2.2 2.200M19.5 4.500v4.400h-4.4');

/** Anything that is carried: goods, materials of no other family. */
export const BagIcon = drawn(
  'M9.5 7.500C6.5 9.5 4.75 13 4.75 16a4.5 4.5 0 0 0 4.5 4.500h5.500a4.5 4.5 0 0 0 4.5-4.500c0-3-1.75-6.5-4.75-8.500M9.5 7.500h5M9.5 7.5 8 3.500l2.25 1L12 3.250l1.75 1.25 2.25-1-1.5 4',
);
