import type { ByteRange, ByteRanges } from './byte-ranges.ts';
import { VectorSourceError } from './vector-source-error.ts';

/** Makes the request for a part of an archive, signed where that is needed. */
export type RequestPart = (headers: Readonly<Record<string, string>>) => Promise<Request>;

const unsigned =
  (address: string): RequestPart =>
  async (headers) =>
    new Request(address, { headers });

/** Without keys and passwords, for logs. */
function shownAddress(address: string): string {
  const url = new URL(address);
  return `${url.protocol}//${url.host}${url.pathname}`;
}

function refusal({ status }: Response): VectorSourceError | null {
  if (status === 206) return null;
  if (status === 200)
    return new VectorSourceError('no-ranges', 'its host ignores ranges and sends whole files');
  if (status === 404 || status === 410)
    return new VectorSourceError('missing', `its host answers ${status}: it is not there`);
  if (status === 416) return new VectorSourceError('damaged', 'it ends before what its directory names');
  return new VectorSourceError('unreachable', `its host answers ${status}`);
}

/** What changes with the archive: its tag, else when it was changed, and its size. */
function identityOf({ headers }: Response): string {
  const size = headers.get('content-range')?.split('/')[1] ?? '';
  return `${headers.get('etag') ?? headers.get('last-modified') ?? ''} ${size}`;
}

/** No more than was asked for, whatever the host goes on sending. */
async function bodyOf(answer: Response, length: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.length;
    if (size > length) throw new VectorSourceError('no-ranges', 'its host sends more than was asked for');
    parts.push(part);
  }
  const bytes = new Uint8Array(size);
  let end = 0;
  for (const part of parts) {
    bytes.set(part, end);
    end += part.length;
  }
  return bytes;
}

async function ask(part: Request, signal: AbortSignal, offset: number, length: number): Promise<ByteRange> {
  const answer = await fetch(part, { signal });
  const wrong = refusal(answer);
  if (wrong) {
    await answer.body?.cancel();
    throw wrong;
  }
  if (!(answer.headers.get('content-range') ?? '').startsWith(`bytes ${offset}-`)) {
    await answer.body?.cancel();
    throw new VectorSourceError('no-ranges', 'its host sends another part than was asked for');
  }
  return { bytes: await bodyOf(answer, length), identity: identityOf(answer) };
}

/** Says what has happened to a read, or null where its caller gave it up. */
function problemOf(
  error: unknown,
  caller: AbortSignal | undefined,
  budgetMs: number,
): VectorSourceError | null {
  if (caller?.aborted) return null;
  if (error instanceof VectorSourceError) return error;
  const { name, cause } = error as Error;
  if (name === 'TimeoutError')
    return new VectorSourceError('too-slow', `its host has not answered within ${budgetMs} ms`);
  const code = (cause as NodeJS.ErrnoException | undefined)?.code;
  return new VectorSourceError('unreachable', `its host cannot be reached (${code ?? name})`, {
    cause: error,
  });
}

/** An archive on a web server, each read with a time budget. */
export function httpRanges(
  address: string,
  budgetMs: number,
  requestPart: RequestPart = unsigned(address),
): ByteRanges {
  return {
    address: shownAddress(address),
    async read(offset, length, caller) {
      const budget = AbortSignal.timeout(budgetMs);
      const signal = caller ? AbortSignal.any([caller, budget]) : budget;
      try {
        const range = `bytes=${offset}-${offset + length - 1}`;
        const part = await requestPart({ range });
        return await ask(part, signal, offset, length);
      } catch (error) {
        throw problemOf(error, caller, budgetMs) ?? error;
      }
    },
  };
}
