import type { Locale } from '@ecocircle/shared-contracts';
import { pageAddress } from '../../addresses/portal-address.ts';
import type { Database } from '../../database/database.ts';
import type { FormContext } from '../../forms/form-context.ts';
import { domainOf } from '../../mail/mail-settings.ts';
import { enqueueMail } from '../../mail/outbox-repository.ts';
import { confirmationMail, type NewsletterRecipient, welcomeMail } from './newsletter-mails.ts';
import { ONE_CLICK_PATH } from './one-click-leave.ts';
import {
  confirmSubscription,
  createLink,
  type LinkOutcome,
  requestSubscription,
  type Subscriber,
} from './repository.ts';

/** The origin and language of the links in a mail. */
type Page = (locale: Locale, path: string) => string;

const pagesAt =
  (origin: string, { addresses }: FormContext): Page =>
  (locale, path) =>
    pageAddress(origin, locale, path, addresses.productionHosts);

async function recipientOf(
  db: Database,
  subscriber: Subscriber,
  origin: string,
  page: Page,
): Promise<NewsletterRecipient> {
  const locale = subscriber.locale as Locale;
  const token = await createLink(db, subscriber, 'leave');
  return {
    email: subscriber.email ?? '',
    locale,
    leavePage: page(locale, `/newsletter/leave/${token}`),
    oneClickLeave: `${origin}${ONE_CLICK_PATH}?token=${token}`,
  };
}

/** Stores a subscription and mails the link that confirms it; returns whether the address is subscribed already. */
export function subscribe(
  context: FormContext,
  origin: string,
  { email, locale }: { email: string; locale: Locale },
): Promise<'mailed' | 'confirmed'> {
  const page = pagesAt(origin, context);
  return context.db.transaction().execute(async (trx) => {
    const subscriber = await requestSubscription(trx, email, locale);
    if (typeof subscriber === 'string') return subscriber;
    const token = await createLink(trx, subscriber, 'confirm');
    const recipient = await recipientOf(trx, subscriber, origin, page);
    const mail = confirmationMail(recipient, page(locale, `/newsletter/confirm/${token}`));
    await enqueueMail(trx, mail, domainOf(context.mail.from));
    return 'mailed';
  });
}

/** Confirms a subscription by the token of its link, and mails a welcome to a new subscriber. */
export function confirm(context: FormContext, origin: string, token: string): Promise<LinkOutcome> {
  const page = pagesAt(origin, context);
  return context.db.transaction().execute(async (trx) => {
    const { outcome, subscriber } = await confirmSubscription(trx, token);
    if (!subscriber) return outcome;
    const recipient = await recipientOf(trx, subscriber, origin, page);
    const mail = welcomeMail(recipient, page(recipient.locale, '/charity-events'));
    await enqueueMail(trx, mail, domainOf(context.mail.from));
    return outcome;
  });
}
