/** Adds to the failure of an expectation what a reader needs to understand it, such as the body of an answer. */
export function withNote<Result>(note: string | null | undefined, expectation: () => Result): Result {
  const explain = (error: unknown): never => {
    if (error instanceof Error) error.message = `${note}\n\n${error.message}`;
    throw error;
  };
  try {
    const result = expectation();
    return result instanceof Promise ? (result.catch(explain) as Result) : result;
  } catch (error) {
    return explain(error);
  }
}
