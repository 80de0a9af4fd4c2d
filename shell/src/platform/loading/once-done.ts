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

/** The same for each key. */
export function onceDoneFor<Key, Result>(call: (key: Key) => Promise<Result>): (key: Key) => Promise<Result> {
  const calls = new Map<Key, () => Promise<Result>>();
  return (key) => {
    const once = calls.get(key) ?? onceDone(() => call(key));
    calls.set(key, once);
    return once();
  };
}
