/**
 * Runs a task when the browser has nothing else to do, or behind what runs now where it does not tell.
 *
 * @param within milliseconds after which it runs in any case; 0 for never
 */
export function whenIdle(task: () => void, within = 0): void {
  if (typeof requestIdleCallback === 'undefined') setTimeout(task);
  else requestIdleCallback(() => task(), { timeout: within });
}
