import { type ApiCall, ApiError, readApiErrors } from '@ecocircle/shared-contracts';

/** How long nothing may be sent or answered, in milliseconds: the server may have others' photos to make first. */
const LONGEST_PAUSE = 60_000;

function outcomeOf({ status, response }: XMLHttpRequest): unknown {
  if (status >= 200 && status < 300) return response;
  throw new ApiError(status, readApiErrors(response), { result: response });
}

/** Calls something off when nothing has happened for a while. */
function pauseLimit(pause: number, callOff: () => void) {
  let timer: ReturnType<typeof setTimeout>;
  const goesOn = (): void => {
    clearTimeout(timer);
    timer = setTimeout(callOff, pause);
  };
  goesOn();
  return { goesOn, settle: () => clearTimeout(timer) };
}

/**
 * Sends a body and tells how much of it has been sent, which `fetch` cannot. The answer is JSON; a call that fails on
 * the way, stands still or is called off rejects with an {@link ApiError} of status 0.
 *
 * @param pause - milliseconds in which something must be sent or answered
 */
export async function sendWithProgress(
  { method = 'POST', path, body, signal, onProgress }: ApiCall,
  token: string | null | undefined,
  pause: number = LONGEST_PAUSE,
): Promise<unknown> {
  const request = new XMLHttpRequest();
  const limit = pauseLimit(pause, () => request.abort());
  const callOff = (): void => request.abort();
  request.open(method, path);
  request.responseType = 'json';
  if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    limit.goesOn();
    onProgress?.(total > 0 ? loaded / total : 0);
  });
  try {
    await new Promise<void>((done) => {
      request.addEventListener('loadend', () => done());
      signal?.addEventListener('abort', callOff, { once: true });
      request.send(body as XMLHttpRequestBodyInit);
      if (signal?.aborted) callOff();
    });
    return outcomeOf(request);
  } finally {
    limit.settle();
    signal?.removeEventListener('abort', callOff);
  }
}
