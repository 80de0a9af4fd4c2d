import { type Locale, SubmissionAnswerSchema, type SubscriptionOutcome } from '@ecocircle/shared-contracts';
import { parse } from 'valibot';
import type { RequestClient } from '../services/request-client.ts';

/** Subscribes an address to the newsletter in the language of the page. Never rejects. */
export async function subscribe(
  request: RequestClient,
  email: string,
  locale: Locale,
): Promise<SubscriptionOutcome> {
  try {
    const answer = await request({ method: 'POST', path: '/api/subscribe/email', body: { email, locale } });
    const { isOk, message } = parse(SubmissionAnswerSchema, answer);
    if (isOk) return 'success';
    return message === 'emailAlreadyExists' ? 'already-subscribed' : 'error';
  } catch {
    return 'error';
  }
}
