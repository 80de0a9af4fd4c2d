import { LOCALE_INFO, type Locale } from '@ecocircle/shared-contracts';
import { type Letter, letterHtml, letterText } from '../../mail/letter.ts';
import { fill, MAIL_TEXTS } from '../../mail/mail-texts.ts';
import type { NewMail } from '../../mail/outbox-repository.ts';

/** The recipient of a mail about an account, and the link of its button. */
export interface AccountMail {
  readonly email: string;
  readonly locale: Locale;
  readonly page: string;
}

function accountMail(kind: 'confirmation' | 'password', { email, locale, page }: AccountMail): NewMail {
  const { registration, footer } = MAIL_TEXTS[locale];
  const words = registration[kind];
  const { brand } = LOCALE_INFO[locale];
  const letter: Letter = {
    title: words.title,
    paragraphs: [fill(words.lead, { brand })],
    action: { label: words.action, url: page },
    footer: [fill(words.footer, { brand }), fill(footer, { brand })],
  };
  return {
    kind: `sign-up-${kind}`,
    to: email,
    subject: fill(words.subject, { brand }),
    fromName: brand,
    text: letterText(letter),
    html: letterHtml(letter, locale),
  };
}

/** Asks the reader of the mailbox to confirm the sign-up; the name that was typed is not repeated to a stranger. */
export const confirmationMail = (facts: AccountMail): NewMail => accountMail('confirmation', facts);

/** Asks the owner to choose a password where none of those typed at sign-up is valid. */
export const choosePasswordMail = (facts: AccountMail): NewMail => accountMail('password', facts);
