import { LOCALE_INFO, type Locale } from '@ecocircle/shared-contracts';
import { type Letter, letterHtml, letterText } from '../../mail/letter.ts';
import { fill, MAIL_TEXTS } from '../../mail/mail-texts.ts';
import type { NewMail } from '../../mail/outbox-repository.ts';

/** The recipient of a newsletter mail, and the links in it. */
export interface NewsletterRecipient {
  readonly email: string;
  readonly locale: Locale;
  /** The page with the button that unsubscribes. */
  readonly leavePage: string;
  /** The address that a mail program posts to when its own button is pressed (RFC 8058). */
  readonly oneClickLeave: string;
}

function newsletterMail(
  kind: 'confirmation' | 'welcome',
  { email, locale, leavePage, oneClickLeave }: NewsletterRecipient,
  action: string,
): NewMail {
  const { newsletter, footer } = MAIL_TEXTS[locale];
  const words = newsletter[kind];
  const { brand } = LOCALE_INFO[locale];
  const letter: Letter = {
    title: words.title,
    paragraphs: [fill(words.lead, { brand })],
    action: { label: words.action, url: action },
    footer: [
      fill(words.footer, { brand }),
      { label: newsletter.leave, url: leavePage },
      fill(footer, { brand }),
    ],
  };
  return {
    kind: `newsletter-${kind}`,
    to: email,
    subject: fill(words.subject, { brand }),
    fromName: brand,
    text: letterText(letter),
    html: letterHtml(letter, locale),
    headers: {
      'List-Unsubscribe': `<${oneClickLeave}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** Asks the reader of the mailbox to confirm the subscription. */
export const confirmationMail = (recipient: NewsletterRecipient, confirmPage: string): NewMail =>
  newsletterMail('confirmation', recipient, confirmPage);

/** The first mail after the confirmation. */
export const welcomeMail = (recipient: NewsletterRecipient, eventsPage: string): NewMail =>
  newsletterMail('welcome', recipient, eventsPage);
