import { spawn } from 'node:child_process';

/**
 * Keeps the last line that it reads, and ends the processes that it names when nothing more can come. What asks a whole
 * group of processes to end does not end it before.
 */
const SCRIPT = `trap '' TERM INT HUP
orphans=
while read -r line; do orphans=$line; done
[ -z "$orphans" ] || kill -KILL $orphans 2>/dev/null`;

/**
 * Ends processes that outlive this one, however it ends: a process that is in an endless loop does not hear that it is
 * alone. A shell waits for that, since nothing of Node's does; it takes a megabyte.
 */
export class OrphanGuard {
  readonly #shell = spawn('/bin/sh', ['-c', SCRIPT], { stdio: ['pipe', 'ignore', 'ignore'] });

  /** @param report - receives why there is no guard */
  constructor(report: (problem: Error) => void) {
    this.#shell.once('error', report);
    this.#shell.stdin.once('error', report);
    this.#shell.unref();
    // @ts-expect-error -- a pipe is a socket, which Node's types do not say
    this.#shell.stdin.unref();
  }

  /** These processes are ended when this one has. */
  watch(pids: readonly number[]): void {
    if (this.#shell.stdin.writable) this.#shell.stdin.write(`${pids.join(' ')}\n`);
  }

  /** Nothing is left to end. */
  close(): void {
    this.#shell.stdin.end('\n');
  }
}
