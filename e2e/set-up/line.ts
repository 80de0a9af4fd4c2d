import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line between browsers and the portal that can be cut, for pages and for their workers alike. */
export class Line {
  readonly #server = createServer();
  readonly #sockets = new Set<Socket>();
  #port = 0;

  /** @param target - origin of the portal, as `http://localhost:8080` */
  static async to(target: string): Promise<Line> {
    const line = new Line(new URL(target));
    await line.mend();
    return line;
  }

  private constructor({ hostname, port }: URL) {
    this.#server.on('connection', (near) => {
      const far = connect(Number(port), hostname);
      this.#join(near, far);
      this.#join(far, near);
    });
  }

  /** Where the portal is reached by this line. */
  get origin(): string {
    return `http://localhost:${this.#port}`;
  }

  /** Ends every connection, and refuses new ones. */
  async cut(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  /** Accepts connections, at the same address as before. */
  async mend(): Promise<void> {
    this.#server.listen(this.#port);
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  /** Ends it, cut or not. */
  async end(): Promise<void> {
    if (this.#server.listening) await this.cut();
  }

  #join(from: Socket, to: Socket): void {
    this.#sockets.add(from);
    from.on('error', () => to.destroy());
    from.on('close', () => {
      this.#sockets.delete(from);
      to.destroy();
    });
    from.pipe(to);
  }
}
