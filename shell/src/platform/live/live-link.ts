import { type LiveMessage, readLiveFrame } from '@ecocircle/shared-contracts';

/** Milliseconds between two attempts, and how long a connection must hold before it counts as one. */
const RETRY_EVERY = 1000;
/** Where the account has too many pages open already, one of them may close meanwhile. */
const CROWDED_RETRY = 30_000;
/** So many attempts in a row may fail before a person is told. */
const PATIENCE = 3;

const SESSION_OVER = 4401;
const CROWDED = 4429;

export interface LinkOptions {
  readonly url: string;
  readonly token: string;
  readonly onMessage: (message: LiveMessage) => void;
  /** Whether the server cannot be reached for longer than a moment. */
  readonly onProblem: (hasProblem: boolean) => void;
  /** The server takes the token no more; the link has ended. */
  readonly onSessionOver: () => void;
}

/** Ends a socket without a word of the browser about one that had not been opened yet. */
function dismiss(socket: WebSocket): void {
  socket.onmessage = null;
  socket.onclose = null;
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket.close();
}

/**
 * A live socket that comes back by itself until it is closed. It rests while the page is hidden, and makes no attempt
 * that cannot succeed while the browser is offline.
 */
export class LiveLink {
  readonly #options: LinkOptions;
  readonly #end = new AbortController();
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  /** Whether the present socket has proved to work. */
  #holds = false;

  constructor(options: LinkOptions) {
    this.#options = options;
    const { signal } = this.#end;
    const connect = () => this.#connect();
    const connectIfNone = () => {
      if (!this.#socket) this.#connect();
    };
    document.addEventListener('visibilitychange', connectIfNone, { signal });
    // A page that goes into the browser's cache of pages may not hold a socket.
    addEventListener('pagehide', () => this.#drop(), { signal });
    addEventListener('pageshow', connectIfNone, { signal });
    addEventListener('online', connect, { signal });
    addEventListener('offline', connect, { signal });
    connect();
  }

  close(): void {
    this.#end.abort();
    this.#drop();
    this.#options.onProblem(false);
  }

  #connect(): void {
    this.#drop();
    if (document.hidden) return;
    if (!navigator.onLine) {
      this.#failed();
      return;
    }
    const { url, token, onMessage } = this.#options;
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ token }));
      this.#wait(RETRY_EVERY, () => this.#held());
    };
    socket.onmessage = ({ data }) => {
      this.#held();
      const message = readLiveFrame(data);
      if (message) onMessage(message);
    };
    socket.onclose = ({ code }) => this.#closed(code);
  }

  #drop(): void {
    clearTimeout(this.#timer);
    if (this.#socket) dismiss(this.#socket);
    this.#socket = null;
    this.#holds = false;
  }

  #wait(delay: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, delay);
  }

  #held(): void {
    clearTimeout(this.#timer);
    this.#holds = true;
    this.#failures = 0;
    this.#options.onProblem(false);
  }

  #closed(code: number): void {
    const held = this.#holds;
    this.#drop();
    if (code === SESSION_OVER) {
      this.close();
      this.#options.onSessionOver();
    } else if (code === CROWDED) this.#wait(CROWDED_RETRY, () => this.#connect());
    else if (held) this.#wait(RETRY_EVERY, () => this.#connect());
    else this.#failed();
  }

  #failed(): void {
    this.#failures += 1;
    if (this.#failures >= PATIENCE) this.#options.onProblem(true);
    this.#wait(RETRY_EVERY, () => this.#connect());
  }
}
