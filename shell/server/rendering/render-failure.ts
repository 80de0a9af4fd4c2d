/**
 * Why a page was not rendered: `busy`, others wait before it; `late`, it took too long; `ended`, its process ended;
 * `resting`, its process ended before and is not back yet; `threw`, the page's own code failed.
 */
export type FailureReason = 'busy' | 'late' | 'ended' | 'resting' | 'threw';

/** A rendering that gave no page. */
export class RenderFailure extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, words: string, options?: ErrorOptions) {
    super(words, options);
    this.name = 'RenderFailure';
    this.reason = reason;
  }

  /** Whether the build is to blame: another version of it may render the page. */
  get isOfBuild(): boolean {
    return this.reason !== 'busy';
  }
}
