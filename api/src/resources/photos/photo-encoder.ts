import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import type { PhotoFolder, PhotoSize } from './encode-photo.ts';
import type { PhotoOutcome } from './photo-process.ts';
import { PhotoRefused } from './photo-refused.ts';

/** How long one photo may take, and how long the process waits for the next one, in milliseconds. */
export interface EncoderTimes {
  readonly longest: number;
  readonly idle: number;
}

const TIMES: EncoderTimes = { longest: 30_000, idle: 60_000 };

function startProcess(): ChildProcess {
  const { NODE_COMPILE_CACHE } = process.env;
  const child = fork(new URL('./photo-process.ts', import.meta.url), {
    execArgv: [],
    // What decodes strangers' files knows no secret of ours.
    env: { ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // Answers go first.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  return child;
}

/** The first word of the process, or null where it ended without one. */
async function answerOf(child: ChildProcess): Promise<PhotoOutcome | null> {
  const over = new AbortController();
  const { signal } = over;
  try {
    return await Promise.race([
      once(child, 'message', { signal }).then(([outcome]) => outcome as PhotoOutcome),
      once(child, 'exit', { signal }).then(() => null),
    ]);
  } finally {
    over.abort();
  }
}

/**
 * Makes photos in a process of its own, one after the other. The process is started for the first photo and ends some
 * time after the last one; a photo that it breaks at, or that takes too long, is refused as unreadable.
 */
export class PhotoEncoder {
  readonly #log: FastifyBaseLogger;
  readonly #times: EncoderTimes;
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(log: FastifyBaseLogger, times: Partial<EncoderTimes> = {}) {
    this.#log = log;
    this.#times = { ...TIMES, ...times };
  }

  /**
   * Makes the pictures of a photo when its turn comes; one whose sender is gone by then is left out.
   *
   * @throws PhotoRefused where the file is not made a photo of
   */
  encode(folder: PhotoFolder, signal: AbortSignal): Promise<PhotoSize> {
    const turn = this.#last.then(async () => {
      signal.throwIfAborted();
      return this.#make(folder);
    });
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  close(): void {
    clearTimeout(this.#idle);
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  async #make(folder: PhotoFolder): Promise<PhotoSize> {
    const outcome = await this.#ask(folder);
    if (outcome?.kind === 'made') return { width: outcome.width, height: outcome.height };
    if (outcome?.kind === 'refused') throw new PhotoRefused(outcome.problem);
    if (outcome) throw new Error(outcome.message);
    this.#log.warn('a photo ended the process that decodes photos');
    throw new PhotoRefused('photo-unreadable');
  }

  async #ask(folder: PhotoFolder): Promise<PhotoOutcome | null> {
    clearTimeout(this.#idle);
    const child = this.#running();
    const timer = setTimeout(() => child.kill('SIGKILL'), this.#times.longest);
    const answer = answerOf(child);
    child.send(folder);
    try {
      return await answer;
    } finally {
      clearTimeout(timer);
      this.#idle = setTimeout(() => this.close(), this.#times.idle).unref();
    }
  }

  #running(): ChildProcess {
    if (this.#child) return this.#child;
    const child = startProcess();
    child.on('exit', () => {
      if (this.#child === child) this.#child = undefined;
    });
    child.on('error', (error) => this.#log.error({ err: error }, 'photos cannot be decoded'));
    this.#child = child;
    return child;
  }
}
