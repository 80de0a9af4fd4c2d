import type { RemoteName } from '@ecocircle/shared-contracts';
import type { ShellBuild } from '../pages/shell-build.ts';
import type { ActiveReleases, ReportProblem } from '../release-store.ts';
import type { MeasureRender } from '../told/measure-edge.ts';
import { BuildRenderer, type RenderLimits } from './build-renderer.ts';
import { OrphanGuard } from './orphan-guard.ts';
import { RenderFailure } from './render-failure.ts';
import type { JobAnswer, LoadOrder, RenderJob } from './render-job.ts';

export interface RemoteRenderersOptions {
  readonly limits: RenderLimits;
  readonly order: (build: NeededBuild) => Promise<LoadOrder>;
  readonly report: ReportProblem;
  readonly measure: MeasureRender;
}

/** A build of which the server renders pages, inside of a shell. */
export interface NeededBuild {
  readonly remote: RemoteName;
  readonly version: string;
  readonly shell: ShellBuild;
}

/** The builds of which the server renders pages: of each such remote the active one and the last good one. */
function neededBuilds({ remotes, shell }: ActiveReleases): NeededBuild[] {
  return Object.entries(remotes).flatMap(([remote, { active, lastGood }]) =>
    [active, ...(lastGood ? [lastGood] : [])]
      .filter(({ routes }) => routes.some(({ render }) => render === 'server'))
      .map(({ version }) => ({ remote: remote as RemoteName, version, shell })),
  );
}

const nameOf = ({ remote, version, shell }: NeededBuild): string =>
  `${remote}/${version} in ${shell.renderUrl}`;

/** The renderers of all builds that pages are made of, each in a process of its own. */
export class RemoteRenderers {
  readonly #options: RemoteRenderersOptions;
  readonly #guard: OrphanGuard;
  readonly #renderers = new Map<string, BuildRenderer>();
  /** Those, and the ones that are not needed any more, but have a process that has not ended yet. */
  readonly #running = new Set<BuildRenderer>();

  constructor(options: RemoteRenderersOptions) {
    this.#options = options;
    this.#guard = new OrphanGuard((problem) => options.report(problem, { guard: 'of render processes' }));
  }

  /**
   * Starts what these releases need and does not run yet, and settles when it is ready, or known not to be.
   *
   * @returns what was started
   */
  async ready(releases: ActiveReleases): Promise<NeededBuild[]> {
    const missing = neededBuilds(releases).filter((build) => !this.#renderers.has(nameOf(build)));
    for (const build of missing) this.#renderers.set(nameOf(build), this.#start(build));
    await Promise.all(missing.map((build) => this.#renderers.get(nameOf(build))?.settled()));
    return missing;
  }

  /** Ends what these releases do not need. */
  leave(releases: ActiveReleases): void {
    const needed = new Set(neededBuilds(releases).map(nameOf));
    for (const [name, renderer] of this.#renderers) {
      if (needed.has(name)) continue;
      this.#renderers.delete(name);
      void renderer.leave().then(() => this.#running.delete(renderer));
    }
  }

  /** @throws RenderFailure */
  async render(build: NeededBuild, job: RenderJob): Promise<JobAnswer> {
    const { remote, version } = build;
    const renderer = this.#renderers.get(nameOf(build));
    if (!renderer) throw new RenderFailure('resting', 'its build is not needed any more');
    const begun = performance.now();
    const end = (outcome: string): void =>
      this.#options.measure(remote, version, outcome, (performance.now() - begun) / 1000);
    try {
      const answer = await renderer.render(job);
      end('done');
      return answer;
    } catch (error) {
      end(error instanceof RenderFailure ? error.reason : 'threw');
      throw error;
    }
  }

  close(): void {
    for (const renderer of this.#running) renderer.close();
    this.#guard.close();
  }

  #start(build: NeededBuild): BuildRenderer {
    const { remote, version } = build;
    const { limits, order, report } = this.#options;
    const renderer = new BuildRenderer({
      limits,
      order: () => order(build),
      report: (problem) => report(problem, { remote, version }),
      changed: () => this.#guard.watch(this.#pids()),
    });
    this.#running.add(renderer);
    return renderer;
  }

  #pids(): number[] {
    return [...this.#running].flatMap(({ pid }) => (pid === undefined ? [] : [pid]));
  }
}
