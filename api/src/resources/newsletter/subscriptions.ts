import type { Locale } from '@ecocircle/shared-contracts';
import type { Database } from '../../database/database.ts';
import { type AskingPage, mailLink, pageBeside } from '../../forms/asking-page.ts';
import type { LinkOutcome } from '../../forms/link-answer.ts';
import { oneClickAddress } from '../../forms/one-click-leave.ts';
import type { LinkMailKind } from '../../mail/link-mail.ts';
import { confirmSubscription, createLink, requestSubscription, type Subscriber } from './repository.ts';

/** The path that the List-Unsubscribe header of newsletter mails names. */
export const ONE_CLICK_PATH = '/api/subscribe/leave/one-click';

/** Mails a subscriber in the language of the subscription, with links that end it. */
async function mailSubscriber(
  trx: Database,
  kind: LinkMailKind,
  { subscriber, path }: { readonly subscriber: Subscriber; readonly path: string },
  asking: AskingPage,
): Promise<void> {
  const own = { ...asking, locale: subscriber.locale as Locale };
  const token = await createLink(trx, subscriber, 'leave');
  const leave = {
    page: pageBeside(own, `/newsletter/leave/${token}`),
    oneClick: oneClickAddress(own.origin, ONE_CLICK_PATH, token),
  };
  await mailLink(trx, kind, { email: subscriber.email ?? '', path, leave }, own);
}

/** Stores a subscription and mails the link that confirms it; returns whether the address is subscribed already. */
export function subscribe(email: string, asking: AskingPage): Promise<'mailed' | 'confirmed'> {
  return asking.context.db.transaction().execute(async (trx) => {
    const subscriber = await requestSubscription(trx, email, asking.locale);
    if (typeof subscriber === 'string') return subscriber;
    const path = `/newsletter/confirm/${await createLink(trx, subscriber, 'confirm')}`;
    await mailSubscriber(trx, 'newsletter-confirmation', { subscriber, path }, asking);
    return 'mailed';
  });
}

/** Confirms a subscription by the token of its link, and mails a welcome to a new subscriber. */
export function confirm(token: string, asking: AskingPage): Promise<LinkOutcome> {
  return asking.context.db.transaction().execute(async (trx) => {
    const { outcome, subscriber } = await confirmSubscription(trx, token);
    if (subscriber)
      await mailSubscriber(trx, 'newsletter-welcome', { subscriber, path: '/charity-events' }, asking);
    return outcome;
  });
}
