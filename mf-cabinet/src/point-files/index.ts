export { importFile } from './calls.ts';
export { FileButtons, FileMenu } from './file-downloads.tsx';
export { failureOf, type ImportFailure, type ImportProblem, problemOfChoice } from './file-problem.ts';
export { ReviewAllButton } from './review-all.tsx';
export { ReviewOutcome } from './review-outcome.tsx';
export { useReview } from './use-review.ts';
