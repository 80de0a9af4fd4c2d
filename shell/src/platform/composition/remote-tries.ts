import type { PageRemote } from '@ecocircle/shared-contracts';
import { NeverSettledError } from '../loading/settled-within.ts';

/** What the browser loads of a version of a remote. */
export type PageBuild = NonNullable<PageRemote['lastGood']>;

/** How often a build is loaded before another one is. */
const TIMES_A_BUILD = 2;

/** A part of the build that did not come, as the bundler's runtime tells of it, or never ends to: it may the next time. */
const isOfLoading = (error: unknown): boolean =>
  error instanceof NeverSettledError || (error instanceof Error && 'request' in error);

const buildsOf = (known: PageRemote | undefined): readonly PageBuild[] =>
  known ? [known, ...(known.lastGood ? [known.lastGood] : [])] : [];

/** The builds of a remote in the order in which they are tried: the active one, then the last good one. */
export class RemoteTries {
  #builds: readonly PageBuild[];
  #failed = 0;
  /** How often builds were loaded in this page, by their folder. */
  readonly #times = new Map<string, number>();

  constructor(known: PageRemote | undefined) {
    this.#builds = buildsOf(known);
  }

  get versions(): readonly string[] {
    return this.#builds.map(({ version }) => version);
  }

  /** The build to try, or the one that was loaded; undefined where all were tried. */
  get current(): PageBuild | undefined {
    return this.#builds[Math.floor(this.#failed / TIMES_A_BUILD)];
  }

  /** The number of the coming attempt to load a build in this page: each asks at addresses of its own. */
  nextAttempt({ baseUrl }: PageBuild): number {
    const attempt = this.#times.get(baseUrl) ?? 0;
    this.#times.set(baseUrl, attempt + 1);
    return attempt;
  }

  /** The current build could not be loaded. */
  fail(): void {
    this.#failed += 1;
  }

  /** The current build was loaded, and its page failed: its code would fail again, unless a part of it did not come. */
  leave(error: unknown): void {
    const rest = TIMES_A_BUILD - (this.#failed % TIMES_A_BUILD);
    this.#failed += isOfLoading(error) ? 1 : rest;
  }

  restart(): void {
    this.#failed = 0;
  }

  /**
   * Takes the builds that are released now, and begins anew where they are others.
   *
   * @returns whether they are
   */
  renew(known: PageRemote | undefined): boolean {
    const builds = buildsOf(known);
    if (builds.map(({ version }) => version).join() === this.versions.join()) return false;
    this.#builds = builds;
    this.restart();
    return true;
  }
}
