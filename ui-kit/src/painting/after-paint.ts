/**
 * Does something once what is rendered now is painted, so that the answer to a press does not wait for it.
 *
 * @returns takes it back while it has not happened
 */
export function afterPaint(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  // A frame's callbacks come before its paint, the tasks that they set behind it.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(task);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Until what is rendered now is painted; at once where nobody looks, since nothing is painted there. */
export const painted = (): Promise<void> =>
  typeof document === 'undefined' || document.visibilityState === 'hidden'
    ? Promise.resolve()
    : new Promise((resolve) => {
        afterPaint(resolve);
      });
