import { expect } from '@playwright/test';
import { ask } from '../http/ask.ts';
import { mailsTo } from './newsletter-mails.ts';

const JSON_BODY = { 'content-type': 'application/json' };

/** A page that a mail about an account links to. */
export type MailedPage = 'confirm-email' | 'confirm-new-email' | 'restore-password';

async function post(path: string, body: object): Promise<void> {
  const answer = await ask(`/api/web/v1/authing/${path}/`, {
    method: 'POST',
    headers: JSON_BODY,
    body: JSON.stringify(body),
  });
  if (answer.status >= 300) throw new Error(`${path} was answered with ${answer.status}`);
}

/** The path of the newest link of a kind that was mailed to an address. */
export async function mailedLink(email: string, page: MailedPage): Promise<string> {
  const link = new RegExp(`http\\S+/${page}/[\\w-]+`);
  await expect.poll(async () => (await mailsTo(email)).some(({ text }) => link.test(text))).toBe(true);
  const [url] = (await mailsTo(email)).flatMap(({ text }) => link.exec(text) ?? []);
  return new URL(url ?? '').pathname;
}

/** Signs up a new person, who has not confirmed their e-mail yet. */
export async function signUp(password: string): Promise<string> {
  const email = `person-${crypto.randomUUID()}@example.org`;
  await post('sign_up', { first_name: 'Ada', email, password, locale: 'en-US' });
  return email;
}
