import { drawn } from '../icon/index.ts';

// Icons of forms and their fields: a page whose first view has no form does not load them with the others.

/** A person. */
export const UserIcon = drawn([12, 8.25, 3.75], 'M4.75 20a7.25 7.25 0 0 1 14.5 0');

/** Done or chosen. */
export const CheckIcon = drawn('m5 12.5 4.5 4.500L19 7.5');

/** An error. */
export const AlertCircleIcon = drawn([12, 12, 8.25], 'M12 7.750v5m0 3.250v.01');

/** Shows what is hidden. */
export const EyeIcon = drawn(
  'M2.75 12S6 5.75 12 5.75 21.25 12 21.25 12 18 18.25 12 18.25 2.75 12 2.75 12Z',
  [12, 12, 2.75],
);

/** Hides what is shown. */
export const EyeOffIcon = drawn(
  'M9.9 6a8.6 8.6 0 0 1 2.1-.25c6 0 9.25 6.25 9.25 6.250a15 15 0 0 1-2.6 3.400M6.3 7.700A15.3 15.3 0 0 0 2.75 12S6 18.25 12 18.250a9 9 0 0 0 4.5-1.200M10 10.100a2.75 2.75 0 0 0 3.9 3.900M4 4l16 16',
);

/** The first page. */
export const HomeIcon = drawn(
  'm4 11 8-7 8 7v7.500a1.5 1.5 0 0 1-1.5 1.500h-4v-5.500h-5V20h-4A1.5 1.5 0 0 1 4 18.500V11Z',
);
