import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail that the server accepted. */
export interface TakenMail {
  readonly recipient: string;
  readonly raw: string;
  readonly mail: Email;
}

/** A real SMTP server on this machine that can be stopped and started again at the same port. */
export interface TestMailServer {
  readonly port: number;
  readonly url: string;
  readonly taken: TakenMail[];
  /** Ends every connection at once, as a crash does. */
  takeDown(): Promise<void>;
  bringBack(): Promise<void>;
}

/** Hooks of a test; `onTaken` runs before the server acknowledges a mail. */
export interface MailServerHooks {
  onTaken?(mail: TakenMail): void | Promise<void>;
  onRecipient?: SMTPServerOptions['onRcptTo'];
  /** A connection has ended. */
  onClose?: SMTPServerOptions['onClose'];
}

async function listen(port: number, options: SMTPServerOptions): Promise<SMTPServer> {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    ...options,
  });
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return server;
}

async function takeMail(stream: AsyncIterable<Buffer>, recipient: string): Promise<TakenMail> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  const raw = Buffer.concat(chunks).toString();
  return { recipient, raw, mail: await PostalMime.parse(raw) };
}

/** Starts a mail server for a test. */
export async function startMailServer(hooks: MailServerHooks = {}): Promise<TestMailServer> {
  const taken: TakenMail[] = [];
  const options: SMTPServerOptions = {
    ...(hooks.onRecipient && { onRcptTo: hooks.onRecipient }),
    ...(hooks.onClose && { onClose: hooks.onClose }),
    onData(stream, session, done) {
      const receive = async () => {
        const mail = await takeMail(stream, session.envelope.rcptTo[0]?.address ?? '');
        taken.push(mail);
        await hooks.onTaken?.(mail);
      };
      receive().then(() => done(), done);
    },
  };
  let server = await listen(0, options);
  const { port } = server.server.address() as AddressInfo;
  const takeDown = async () => {
    const closed = once(server.server, 'close');
    server.server.close();
    for (const connection of server.connections) connection._socket.destroy();
    await closed;
  };
  const bringBack = async () => {
    server = await listen(port, options);
  };
  return { port, url: `smtp://127.0.0.1:${port}`, taken, takeDown, bringBack };
}
