import type { ServerRecyclingPoint } from '../schemas/recycling-point.ts';
import { Answer, AnswerError } from './answer.ts';

/**
 * One error of the API's errors list (JSON:API). `code` is stable; `source.pointer` is a JSON pointer into the
 * request's body, `source.parameter` the name of a query or path parameter. A field that breaks a rule of a form has the
 * rule's name as its code and the rule's bounds in `meta`. Of a `version-conflict`, `meta.present` is the point as it is
 * now.
 */
export interface ApiErrorItem {
  readonly status: string;
  readonly code: string;
  readonly title: string;
  readonly detail?: string | undefined;
  readonly source?:
    | { readonly pointer?: string | undefined; readonly parameter?: string | undefined }
    | undefined;
  readonly meta?:
    | {
        readonly min?: number | undefined;
        readonly max?: number | undefined;
        readonly present?: ServerRecyclingPoint | undefined;
      }
    | undefined;
}

/** It is read by who merges, with `toPointDraft`. */
const present = (meta: Answer) =>
  meta.has('present') ? { present: meta.value('present') as ServerRecyclingPoint } : {};

function readItem(item: Answer): ApiErrorItem {
  const text = (fields: Answer, name: string) => (fields.has(name) ? { [name]: fields.text(name) } : {});
  const figure = (fields: Answer, name: string) => (fields.has(name) ? { [name]: fields.figure(name) } : {});
  const part = (name: string) => (item.has(name) ? item.object(name) : null);
  const [source, meta] = [part('source'), part('meta')];
  return {
    status: item.text('status'),
    code: item.text('code'),
    title: item.text('title'),
    ...text(item, 'detail'),
    ...(source && { source: { ...text(source, 'pointer'), ...text(source, 'parameter') } }),
    ...(meta && { meta: { ...figure(meta, 'min'), ...figure(meta, 'max'), ...present(meta) } }),
  };
}

/** The errors of an answer with a status of 400 or more; none where its body is not the API's. */
export function readApiErrors(answer: unknown): readonly ApiErrorItem[] {
  try {
    return Answer.of(answer).list('errors').map(readItem);
  } catch (error) {
    if (error instanceof AnswerError) return [];
    throw error;
  }
}

/**
 * A call that the API refused or that never reached it (`status` 0). An answer that says `isOk: false` is refused
 * whatever its status. `result` is the answer's body, null where there was none.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly errors: readonly ApiErrorItem[];
  readonly result: unknown;

  constructor(
    status: number,
    errors: readonly ApiErrorItem[],
    { result = null, ...options }: ErrorOptions & { readonly result?: unknown } = {},
  ) {
    const [first] = errors;
    super(
      first?.detail ?? first?.title ?? `Error while fetching data from backend: status ${status}`,
      options,
    );
    this.status = status;
    this.errors = errors;
    this.result = result;
  }
}

/**
 * Whether something thrown is an {@link ApiError}. Each app bundles its own copy of the class, so `instanceof` does
 * not hold across apps.
 */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'status' in error;
}
