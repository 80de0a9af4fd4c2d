import type { Edition } from '../locales/editions.ts';
import { REMOTE_NAMES } from './remote-descriptor.ts';

/** Where browsers tell the edge what went wrong in pages, and how fast they were: `POST`, on every host. */
export const BEACON_PATH = '/beacons';

/** How many things one message tells of at most. */
export const MOST_TOLD = 20;

/** How many characters say what went wrong at most. */
export const LONGEST_DETAIL = 1000;

/** What is released alone: the shell and the remotes. */
export const PART_NAMES = ['shell', ...REMOTE_NAMES] as const;

/** The name of a part of the portal. */
export type PartName = (typeof PART_NAMES)[number];

/**
 * What is told of: a build that could not be loaded or whose page threw, so that another took its place (`failure`), an
 * error that nobody caught or that a part tells of itself (`error`), a task that kept the page busy for more than 50 ms
 * (`long-task`), and a web vital.
 */
export const TOLD_KINDS = ['failure', 'error', 'long-task', 'vital'] as const;

/** The web vitals that are told of, by the names of the field. */
export const VITAL_NAMES = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;

/** The name of a web vital. */
export type VitalName = (typeof VITAL_NAMES)[number];

/** How good a web vital was, by the thresholds of the field. */
export const VITAL_RATINGS = ['good', 'needs-improvement', 'poor'] as const;

/** How good a web vital was. */
export type VitalRating = (typeof VITAL_RATINGS)[number];

/** One thing that a browser tells of. It holds nothing of the person: no address, no account, nothing that was typed. */
export interface Told {
  readonly kind: (typeof TOLD_KINDS)[number];
  readonly part: PartName;
  readonly version: string;
  /** The id of the route that was shown; null where none was. */
  readonly route: string | null;
  /** How often. */
  readonly count: number;
  /** Of a vital. */
  readonly vital?: { readonly name: VitalName; readonly rating: VitalRating } | undefined;
  /** Of a failure or an error: what its message and stack say. */
  readonly detail?: string | undefined;
}

/** What a browser sends to {@link BEACON_PATH}. */
export interface Beacon {
  /** The id of the shell's build that made the page. */
  readonly shell: string;
  readonly edition: Edition;
  readonly told: readonly Told[];
}
