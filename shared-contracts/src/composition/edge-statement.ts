import type { PartName, VitalName, VitalRating } from './beacon.ts';

/** What browsers have told an edge of one version of a part since it started. */
export interface PartFigures {
  readonly part: PartName;
  readonly version: string;
  readonly failures: number;
  readonly errors: number;
  readonly longTasks: number;
  /** How many pages had which rating, by the vital's name. */
  readonly vitals: Readonly<Partial<Record<VitalName, Readonly<Record<VitalRating, number>>>>>;
}

/**
 * What an edge says of itself in the release store (`edges/{id}.json`), again and again while it runs. Readers leave out
 * what they do not know; `format` is absent while it is 1.
 */
export interface EdgeStatement {
  readonly format?: number | undefined;
  /** Of the run, not of the machine: a start is another edge. */
  readonly id: string;
  readonly host: string;
  readonly pid: number;
  /** The version of the shell that it serves. */
  readonly shell: string;
  /** The contract of that shell. */
  readonly contract: string;
  /** By which {@link SHELL_PROTOCOL} it serves shells; absent: it serves the one that it was started with alone. */
  readonly protocol?: number | undefined;
  /** The revision of the registry that its pages are made of. */
  readonly revision: number;
  readonly startedAt: string;
  /** When this was written: an edge that runs says it anew every {@link STATEMENT_EVERY} milliseconds. */
  readonly at: string;
  /** When it ended; null while it runs. */
  readonly leftAt: string | null;
  readonly figures: readonly PartFigures[];
}

/** After how many milliseconds an edge that runs repeats its statement. */
export const STATEMENT_EVERY = 5000;

/**
 * What an edge and a build of the shell agree on: what the edge calls and reads of the build, and the data that pages
 * carry. It is raised with each change that an edge of before could not serve.
 */
export const SHELL_PROTOCOL = 1;
