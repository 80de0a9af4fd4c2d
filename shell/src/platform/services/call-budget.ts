/**
 * Ends a call, its repetition included, when its time is over or when it is called off; `settle` forgets both. Safari
 * before 17.4 has no `AbortSignal.any`.
 */
export function callBudget(timeout: number, calledOff: AbortSignal | undefined) {
  const controller = new AbortController();
  const end = (): void => controller.abort(calledOff?.reason);
  const timer = setTimeout(() => controller.abort(new DOMException('too late', 'TimeoutError')), timeout);
  if (calledOff?.aborted) end();
  calledOff?.addEventListener('abort', end, { once: true });
  return {
    signal: controller.signal,
    settle() {
      clearTimeout(timer);
      calledOff?.removeEventListener('abort', end);
    },
  };
}
