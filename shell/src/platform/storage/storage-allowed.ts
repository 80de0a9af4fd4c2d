/** Uses the browser's storage; null where the browser refuses it, where it is full, or holds what cannot be read. */
export function ifStorageAllows<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch {
    return null;
  }
}
