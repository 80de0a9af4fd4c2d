import { isApiError, type Locale, type SubscriptionOutcome } from '@ecocircle/shared-contracts';
import type { RequestClient } from '../../platform/services/request-client.ts';

const isKnown = (result: unknown): boolean =>
  (result as { message?: unknown } | null)?.message === 'emailAlreadyExists';

/** Subscribes an address to the newsletter in the language of the page. Never rejects. */
export async function subscribe(
  request: RequestClient,
  email: string,
  locale: Locale,
): Promise<SubscriptionOutcome> {
  try {
    await request({ method: 'POST', path: '/api/subscribe/email', body: { email, locale } });
    return 'success';
  } catch (error) {
    return isApiError(error) && isKnown(error.result) ? 'already-subscribed' : 'error';
  }
}
