import { createTransport } from 'nodemailer';
import { contentOf, type OutboxMail } from './outbox-repository.ts';

/** Hands one mail to a mail server; rejects when the server did not take it. */
export interface MailSender {
  send(mail: OutboxMail): Promise<void>;
  close(): void;
}

const SECOND = 1000;

/** Shorter in sum than a claim's lease, so that no other worker sends a mail that is still being sent. */
export const SEND_WITHIN_MS = 60 * SECOND;

const TIMEOUTS = {
  connectionTimeout: 10 * SECOND,
  greetingTimeout: 10 * SECOND,
  socketTimeout: 30 * SECOND,
};

/**
 * Sends by SMTP over a few connections that stay open while there is something to send.
 *
 * @param url - `smtp://` or `smtps://`, with name and password where the server asks for them
 * @param from - the portal's own address
 */
export function createSmtpSender(url: string, from: string, connections: number): MailSender {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: connections,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...TIMEOUTS,
  });
  const send = async (mail: OutboxMail): Promise<void> => {
    const { fromName, replyTo, text, html, headers } = contentOf(mail);
    await transport.sendMail({
      messageId: mail.message_id,
      date: new Date(mail.created_at),
      from: { name: fromName, address: from },
      to: { name: '', address: mail.recipient },
      subject: mail.subject,
      text,
      html,
      ...(replyTo && { replyTo }),
      ...(headers && { headers }),
      signal: AbortSignal.timeout(SEND_WITHIN_MS),
    });
  };
  return { send, close: () => transport.close() };
}
