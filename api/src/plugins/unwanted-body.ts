import type { IncomingMessage } from 'node:http';

const MOST_BYTES = 8 * 1024 * 1024;
const LONGEST_MS = 3000;

/**
 * Reads and drops the rest of a body. A client that is still sending when the answer comes and the connection ends (the
 * edge, a browser) gets a broken connection instead of the answer.
 */
export function unwantedBodyPassed(request: IncomingMessage): Promise<void> {
  return new Promise((done) => {
    if (request.complete || request.destroyed) return done();
    let passed = 0;
    request.on('data', (chunk: Buffer) => {
      passed += chunk.length;
      if (passed > MOST_BYTES) done();
    });
    request.once('close', done);
    request.once('end', done);
    setTimeout(done, LONGEST_MS).unref();
    request.resume();
  });
}
