import type { NoLine, Status } from './messages.ts';
import type { PageClient, WorkerScope } from './worker-scope.ts';

/** What all pages are told alike. */
type Shared = Omit<Status, 'kind' | 'noLine'>;

/** The pages that the worker looks after or talks to, and what each was last answered with for lack of a line. */
export class ToldPages {
  readonly #clients: WorkerScope['clients'];
  readonly #read: () => Promise<Shared>;
  readonly #noLine = new Map<string, NoLine>();

  constructor(clients: WorkerScope['clients'], read: () => Promise<Shared>) {
    this.#clients = clients;
    this.#read = read;
  }

  /** Tells every page, or one, how things stand. */
  async tell(only?: string): Promise<void> {
    this.#post(await this.#pages(), await this.#read(), only);
  }

  /** Tells all pages how things stand once the worker has begun to leave: it may end at any moment then. */
  async tellAtLast(leave: () => void): Promise<void> {
    const [pages, shared] = await Promise.all([this.#pages(), this.#read()]);
    this.#noLine.clear();
    leave();
    this.#post(pages, shared);
  }

  /** Notes what a page was answered with, and tells it where that is news. */
  note(page: string, noLine: NoLine | null): void {
    const before = this.#noLine.get(page);
    if (page === '' || (before?.shownAsOf === noLine?.shownAsOf && !before === !noLine)) return;
    if (noLine) this.#noLine.set(page, noLine);
    else this.#noLine.delete(page);
    void this.tell(page);
  }

  #pages(): Promise<readonly PageClient[]> {
    return this.#clients.matchAll({ type: 'window', includeUncontrolled: true });
  }

  #post(pages: readonly PageClient[], shared: Shared, only?: string): void {
    for (const page of pages) {
      const status: Status = { kind: 'status', ...shared, noLine: this.#noLine.get(page.id) ?? null };
      if (only === undefined || page.id === only) page.postMessage(status);
    }
  }
}
