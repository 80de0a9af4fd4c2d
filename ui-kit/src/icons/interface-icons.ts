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

/** The position of the device. */
export const LocateIcon = drawn(
  'M12 2.75v3.5m0 11.5v3.5M2.75 12h3.5m11.5 0h3.5',
  [12, 12, 5.75],
  [12, 12, 1.5],
);

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

/** Leaves the session. */
export const LogoutIcon = drawn(
  'M14 4.500H7a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2h7M10.5 12h9m-3.5-3.5 3.5 3.5-3.5 3.5',
);

/** Adds. */
export const PlusIcon = drawn('M12 5v14M5 12h14');

/** Takes away. */
export const MinusIcon = drawn('M5 12h14');

/** Succeeded or accepted. */
export const CheckCircleIcon = drawn([12, 12, 8.25], 'm8.25 12.25 2.6 2.6 4.9-5.1');

/** A warning. */
export const AlertIcon = drawn(
  'M10.3 4.6 2.9 17.300a2 2 0 0 0 1.7 3h14.800a2 2 0 0 0 1.7-3L13.7 4.600a2 2 0 0 0-3.4 0ZM12 9.500v4m0 3v.01',
);

/** A piece of information. */
export const InfoIcon = drawn([12, 12, 8.25], 'M12 11.250v5m0-8.250v.01');

/** Filters. */
export const FilterIcon = drawn('M4 7h10m4 0h2M4 17h2m4 0h10', [16, 7, 2], [8, 17, 2]);

/** A map. */
export const MapIcon = drawn(
  'm3.5 6.5 5.5-2.5 6 2.5 5.5-2.500v13.500l-5.5 2.5-6-2.5-5.5 2.500V6.500ZM9 4v13.500M15 6.500V20',
);

/** Opens elsewhere. */
export const ExternalIcon = drawn(
  'M14 4.500h5.500V10M19 5l-8 8M10 5.500H6.500a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V14',
);

/** Recycling. */
export const RecycleIcon = drawn(
  'm8.7 8.4 2-3.500a1.5 1.5 0 0 1 2.6 0l2 3.400M16.3 5.300l-.9 3.2-3.2-.900M17.7 12.500l2 3.400a1.5 1.5 0 0 1-1.3 2.300h-4M16.2 20.500l-2.3-2.3 2.3-2.300M9.7 18.200h-4a1.5 1.5 0 0 1-1.3-2.300l2-3.400M3.7 13.200l3.1-.9.9 3.1',
);

/** Nature, the balance. */
export const LeafIcon = drawn(
  'M5 19c.5-5 3-8 7.5-9.500M6.5 16.500C4 10 8.5 4.5 19.5 4.5 20 14.5 14.5 20 6.5 16.500Z',
);

/** Downloads. */
export const DownloadIcon = drawn('M12 4v11m-4.5-4.500L12 15l4.5-4.500M4.5 19.500h15');

/** Changes something. */
export const EditIcon = drawn('m4.5 19.5.9-3.900L16 5a2 2 0 0 1 3 3L8.4 18.600l-3.9.9ZM14.5 6.500l3 3');

/** Tries again. */
export const RefreshIcon = drawn('M19.5 12a7.5 7.5 0 1 1-2.2-5.300l2.2 2.200M19.5 4.500v4.400h-4.4');

/** Anything that is carried: goods, materials of no other family. */
export const BagIcon = drawn(
  'M9.5 7.500C6.5 9.5 4.75 13 4.75 16a4.5 4.5 0 0 0 4.5 4.500h5.500a4.5 4.5 0 0 0 4.5-4.500c0-3-1.75-6.5-4.75-8.500M9.5 7.500h5M9.5 7.5 8 3.500l2.25 1L12 3.250l1.75 1.25 2.25-1-1.5 4',
);
