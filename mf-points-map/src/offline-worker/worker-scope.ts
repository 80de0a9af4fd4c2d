/** What of a service worker's world the libraries of a page do not know. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** A request of a page that the worker looks after. */
export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  readonly clientId: string;
  readonly resultingClientId: string;
  respondWith(answer: Promise<Response>): void;
}

interface MessageOfPage extends ExtendableEvent {
  readonly data: unknown;
  readonly source: PageClient | null;
}

/** A page of the portal, looked after by this worker or not. */
export interface PageClient {
  readonly id: string;
  readonly url: string;
  postMessage(message: unknown): void;
}

interface WorkerEvents {
  readonly install: ExtendableEvent;
  readonly activate: ExtendableEvent;
  readonly fetch: FetchEvent;
  readonly message: MessageOfPage;
}

/** The world of a service worker. */
export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly caches: CacheStorage;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<readonly PageClient[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
}
