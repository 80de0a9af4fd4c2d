/** As many as are compressed at once. */
const KEPT = 4;
const LARGEST_KEPT = 4 * 1024 * 1024;
/** Of a unit of a text, in UTF-8. */
const MOST_BYTES = 3;

const free: Buffer[] = [];

function take(atLeast: number): Buffer {
  const place = free.findIndex(({ length }) => length >= atLeast);
  const [known] = place < 0 ? [] : free.splice(place, 1);
  return known ?? Buffer.allocUnsafeSlow(atLeast);
}

function giveBack(scratch: Buffer): void {
  if (scratch.length > LARGEST_KEPT) return;
  free.push(scratch);
  free.sort((one, other) => other.length - one.length);
  free.length = Math.min(free.length, KEPT);
}

/**
 * Writes parts one behind the other, texts as UTF-8, where others were written before. V8 does not know for how long bytes
 * are needed: for each few dozen megabytes of them it looks through all that the process keeps, which for bytes made anew
 * is a twelfth of a page's time.
 *
 * @param use - is given all bytes, and those of each part, for as long as its promise is pending
 */
export async function inScratch<const Parts extends readonly (Buffer | string)[], Result>(
  parts: Parts,
  use: (whole: Buffer, written: { readonly [Part in keyof Parts]: Buffer }) => Promise<Result>,
): Promise<Result> {
  const most = parts.map((part) => (typeof part === 'string' ? part.length * MOST_BYTES : part.length));
  const scratch = take(most.reduce((sum, bytes) => sum + bytes, 0));
  try {
    let end = 0;
    const written = parts.map((part) => {
      const start = end;
      end += typeof part === 'string' ? scratch.write(part, start) : part.copy(scratch, start);
      return scratch.subarray(start, end);
    });
    return await use(scratch.subarray(0, end), written as { [Part in keyof Parts]: Buffer });
  } finally {
    giveBack(scratch);
  }
}
