import * as v from 'valibot';

const ApiErrorItemSchema = v.object({
  status: v.string(),
  code: v.string(),
  title: v.string(),
  detail: v.optional(v.string()),
  source: v.optional(v.object({ pointer: v.optional(v.string()), parameter: v.optional(v.string()) })),
  meta: v.optional(v.object({ min: v.optional(v.number()), max: v.optional(v.number()) })),
});

/**
 * One error of the API's errors list (JSON:API). `code` is stable; `source.pointer` is a JSON pointer into the
 * request's body, `source.parameter` the name of a query or path parameter. A field that breaks a rule of a form has the
 * rule's name as its code and the rule's bounds in `meta`.
 *
 * @example
 * { status: '422', code: 'required', title: 'This field is required', source: { pointer: '/email' } }
 */
export type ApiErrorItem = v.InferOutput<typeof ApiErrorItemSchema>;

/**
 * Schema of the body of every answer with a status of 400 or more.
 *
 * @example
 * const { errors } = v.parse(ApiErrorBodySchema, await response.json());
 */
export const ApiErrorBodySchema = v.object({ errors: v.array(ApiErrorItemSchema) });

/**
 * A call that the API refused or that never reached it (`status` 0). An answer that says `isOk: false` is refused
 * whatever its status. `result` is the answer's body, null where there was none.
 *
 * @example
 * throw new ApiError(404, body.errors, { result: body });
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
 *
 * @example
 * if (isApiError(error) && error.status === 404) return <NoSuchPoint />;
 */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'status' in error;
}
