import { KeepError } from './keep-error.ts';

const PATIENCE_MS = 20_000;

/** What has changed meanwhile is asked for past what the browser has. */
export const ANEW = { cache: 'no-store' } as const;

/** Asks for what a set is made of, until somebody stops it. */
export class Asking {
  readonly #signal: AbortSignal;

  /** @param signal - ends whatever is under way */
  constructor(signal: AbortSignal) {
    this.#signal = signal;
  }

  /** Asks for what a set cannot be without. */
  async ask(url: string, how: RequestInit = {}): Promise<Response> {
    const answer = await this.#answerOf(url, how);
    if (!answer.ok) throw new KeepError('line', new Error(`${url} is answered with ${answer.status}`));
    return answer;
  }

  /** Asks for what may be gone meanwhile; null: it is. */
  async askIfThere(url: string): Promise<Response | null> {
    const answer = await this.#answerOf(url, {});
    return answer.ok ? answer : null;
  }

  /** An answer that has come to its end: whoever reads it is not told of a line that dropped as of a fault of their own. */
  async #answerOf(url: string, how: RequestInit): Promise<Response> {
    this.#signal.throwIfAborted();
    const ending = new AbortController();
    const end = (): void => ending.abort();
    const timer = setTimeout(end, PATIENCE_MS);
    this.#signal.addEventListener('abort', end);
    try {
      const answer = await fetch(url, { ...how, signal: ending.signal });
      const { status, headers } = answer;
      const body = await answer.arrayBuffer();
      return new Response(body.byteLength > 0 ? body : null, { status, headers });
    } catch (cause) {
      throw new KeepError('line', cause);
    } finally {
      clearTimeout(timer);
      this.#signal.removeEventListener('abort', end);
    }
  }
}

const isNotKept = new Set(['content-encoding', 'content-length', 'vary', 'etag', 'set-cookie']);

/** An answer as it is kept: without what belongs to its way over the line. */
export async function toKeep(answer: Response): Promise<{ answer: Response; bytes: number }> {
  const body = await answer.arrayBuffer();
  const headers = [...answer.headers].filter(([name]) => !isNotKept.has(name));
  return { answer: new Response(body, { headers }), bytes: body.byteLength };
}
