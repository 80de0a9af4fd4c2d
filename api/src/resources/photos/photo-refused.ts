import type { PhotoProblem } from '@ecocircle/shared-contracts';

/** A file that is not made a photo of; the message is the code. */
export class PhotoRefused extends Error {
  override readonly name = 'PhotoRefused';
  readonly problem: PhotoProblem;

  constructor(problem: PhotoProblem) {
    super(problem);
    this.problem = problem;
  }
}
