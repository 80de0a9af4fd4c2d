import type { Browser } from '@playwright/test';

interface Reply {
  readonly id?: number;
  readonly result: unknown;
}

/** A tab as the browser itself knows it: Playwright leaves a page alone once it has crashed. */
export class CrashedTab {
  readonly #send: (method: string, params?: object) => Promise<unknown>;

  private constructor(send: (method: string, params?: object) => Promise<unknown>) {
    this.#send = send;
  }

  /** Crashes the tab that shows this address. */
  static async of(browser: Browser, url: string): Promise<CrashedTab> {
    const session = await browser.newBrowserCDPSession();
    const { targetInfos } = await session.send('Target.getTargets');
    const targetId = targetInfos.find((target) => target.url === url)?.targetId ?? '';
    const { sessionId } = await session.send('Target.attachToTarget', { targetId });
    const waiting = new Map<number, (result: unknown) => void>();
    session.on('Target.receivedMessageFromTarget', ({ message }) => {
      const { id = 0, result } = JSON.parse(message) as Reply;
      waiting.get(id)?.(result);
    });
    const send = (method: string, params = {}) =>
      new Promise<unknown>((done, fail) => {
        const id = waiting.size + 1;
        waiting.set(id, done);
        const message = JSON.stringify({ id, method, params });
        session.send('Target.sendMessageToTarget', { sessionId, message }).catch(fail);
      });
    const crashed = new Promise((done) => session.once('Target.targetCrashed', done));
    await session.send('Target.setDiscoverTargets', { discover: true });
    void send('Page.crash');
    await crashed;
    return new CrashedTab(send);
  }

  /** Loads the page anew, as a person does who sees that it has crashed. */
  async load(url: string): Promise<void> {
    await this.#send('Page.navigate', { url });
  }

  /** The value of an expression in the page. */
  async evaluate(expression: string): Promise<unknown> {
    const { result } = (await this.#send('Runtime.evaluate', { expression })) as {
      result: { value?: unknown };
    };
    return result.value;
  }
}
