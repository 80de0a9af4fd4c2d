import { isApiError, isCallCancelled } from '@ecocircle/shared-contracts';
import { FILE_PROBLEMS, type FileProblem, OWN_FILE_LIMITS } from '@ecocircle/shared-contracts/point-file';

/** Why a file was not imported: the API's reason, or that of the line. */
export type ImportProblem =
  | FileProblem
  | 'file-unreadable'
  | 'no-organization'
  | 'version-conflict'
  | 'too-many-requests'
  | 'offline'
  | 'cancelled'
  | 'server';

/** A problem with the columns that are missing, where it is that. */
export interface ImportFailure {
  readonly problem: ImportProblem;
  readonly columns: readonly string[];
}

const KNOWN = [...FILE_PROBLEMS, 'no-organization', 'version-conflict', 'too-many-requests'] as const;

const failure = (problem: ImportProblem, columns: readonly string[] = []): ImportFailure => ({
  problem,
  columns,
});

/** What went wrong with a call that sent a file. */
export function failureOf(error: unknown): ImportFailure {
  if (isCallCancelled(error)) return failure('cancelled');
  if (!isApiError(error)) return failure('server');
  if (error.status === 0) return failure('offline');
  if (error.status === 413) return failure('file-too-large');
  const problem = KNOWN.find((code) => code === error.errors[0]?.code) ?? 'server';
  return failure(
    problem,
    error.errors.flatMap(({ source }) => source?.parameter ?? []),
  );
}

/** What is known to be wrong with a file before it is sent. */
export function problemOfChoice({ size }: Pick<File, 'size'>): ImportProblem | null {
  if (size === 0) return 'file-empty';
  return size > OWN_FILE_LIMITS.bytes ? 'file-too-large' : null;
}
