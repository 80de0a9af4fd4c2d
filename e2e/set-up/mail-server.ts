import { startHolder } from './holder.ts';

/** A mail as its recipient reads it. */
export interface TakenMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** A real SMTP server of a test. */
export interface MailServer {
  /** `smtp://…` */
  readonly url: string;
  /** The mails that were handed to it, the oldest first. */
  readonly taken: readonly TakenMail[];
  stop(): Promise<void>;
}

/** Starts a mail server that keeps what it is given. */
export async function startMailServer(): Promise<MailServer> {
  const { process: child, url, stop } = await startHolder('api/test/mail-catcher.ts');
  const taken: TakenMail[] = [];
  child.on('message', (mail) => void taken.push(mail as TakenMail));
  return { url, taken, stop };
}
