import { connect } from 'node:net';

/** How long a server may take to answer and to end the connection; longer than the edge waits for the API. */
const HANGS_AFTER = 45_000;

/** What came back of bytes that were sent. */
export interface Outcome {
  /** Of every answer on the connection. */
  readonly statuses: readonly number[];
  readonly hangs: boolean;
}

const statusesIn = (answer: string): number[] =>
  [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));

/** Sends bytes on a connection of their own, and waits until the server ends it or speaks another protocol. */
export function sendRaw(port: number, bytes: Buffer, isCutOff: boolean): Promise<Outcome> {
  return new Promise((done) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1');
    const end = (hangs: boolean): void => {
      clearTimeout(timer);
      socket.destroy();
      done({ statuses: statusesIn(answer), hangs });
    };
    const timer = setTimeout(() => end(true), HANGS_AFTER);
    socket.on('data', (data) => {
      answer += data.toString('latin1');
      if (answer.startsWith('HTTP/1.1 101 ')) end(false);
    });
    // A server may end a connection that is still written to.
    socket.on('error', () => end(false)).on('close', () => end(false));
    socket.write(bytes);
    if (isCutOff) socket.end();
  });
}
