import type { IncomingMessage } from 'node:http';
import { BODY_LIMITS } from '../limits/limits.ts';

/** How much of a body is read in vain, and for how long. */
export interface PassingLimits {
  readonly bytes: number;
  readonly ms: number;
}

/** A photo that is a little too large is passed whole: its sender is to read why it is refused. */
const ONE_PHOTO: PassingLimits = { bytes: 2 * BODY_LIMITS.photo, ms: 3000 };

/**
 * Reads and drops the rest of a body. A client that is still sending when the answer comes and the connection ends (the
 * edge, a browser) gets a broken connection instead of the answer.
 */
export function unwantedBodyPassed(
  request: IncomingMessage,
  { bytes, ms }: PassingLimits = ONE_PHOTO,
): Promise<void> {
  return new Promise((done) => {
    if (request.complete || request.readableEnded || request.destroyed) return done();
    let passed = 0;
    request.on('data', (chunk: Buffer) => {
      passed += chunk.length;
      if (passed > bytes) done();
    });
    request.once('close', done);
    request.once('end', done);
    setTimeout(done, ms).unref();
    request.resume();
  });
}
