import { ask } from '../http/ask.ts';

interface LocalMail {
  readonly to: string;
  readonly kind: string;
  readonly subject: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

const JSON_BODY = { 'content-type': 'application/json' };

/** Asks for the newsletter as the portal's own form does. */
export async function subscribe(email: string, locale: string): Promise<void> {
  const body = JSON.stringify({ email, locale });
  const { status } = await ask('/api/subscribe/email', { method: 'POST', headers: JSON_BODY, body });
  if (status !== 200) throw new Error(`the subscription was answered with ${status}`);
}

/** The mails to an address, newest first, from the local outbox. */
export async function mailsTo(email: string): Promise<readonly LocalMail[]> {
  const { text } = await ask('/dev/outbox.json');
  return (JSON.parse(text) as { mails: LocalMail[] }).mails.filter(({ to }) => to === email);
}

/** The path of a link in a mail. */
export function linkIn(mail: LocalMail | undefined, purpose: 'confirm' | 'leave'): string {
  const [url] = new RegExp(`http\\S+/newsletter/${purpose}/[\\w-]+`).exec(mail?.text ?? '') ?? [];
  if (!url) throw new Error(`no link to ${purpose} in ${mail?.subject ?? 'a mail that did not come'}`);
  return new URL(url).pathname;
}
