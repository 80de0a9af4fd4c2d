import type { FileProblem } from '@ecocircle/shared-contracts/point-file';

interface ImportErrorOptions extends ErrorOptions {
  /** What is wrong with the file, in one word, for those who do not read the message. */
  readonly problem?: FileProblem;
}

/** The import is refused; the message names what is wrong, where, and what would be right. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
  readonly problem: FileProblem | null;

  constructor(message: string, { problem, ...options }: ImportErrorOptions = {}) {
    super(message, options);
    this.problem = problem ?? null;
  }
}
