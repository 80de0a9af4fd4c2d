/** What of jest's results this looks at. */
interface Results {
  readonly testResults: readonly { readonly testResults: readonly { failureDetails: unknown[] }[] }[];
}

/**
 * Leaves of the failed tests of a jest run what they said. Where an error that was thrown refers to itself, jest cannot
 * write a report with it, and no failed test has a name.
 */
export default function failuresAsText<R extends Results>(results: R): R {
  for (const { testResults } of results.testResults) for (const test of testResults) test.failureDetails = [];
  return results;
}
