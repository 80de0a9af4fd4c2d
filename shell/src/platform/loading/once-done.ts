/** Makes a call once for all who ask; one that failed is made again for the next who asks. */
export function onceDone<Result>(call: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | undefined;
  return () => {
    made ??= call().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
