import { LOCALE_INFO, type Locale } from '@ecocircle/shared-contracts';
import { type Letter, letterHtml, letterText } from '../../mail/letter.ts';
import { fill, MAIL_TEXTS } from '../../mail/mail-texts.ts';
import type { NewMail } from '../../mail/outbox-repository.ts';

/** The recipient of a mail about a password, and the link of its button. */
export interface PasswordMail {
  readonly email: string;
  readonly locale: Locale;
  readonly page: string;
}

const KINDS = { restorePassword: 'restore-password', passwordChanged: 'password-changed' } as const;

function passwordMail(kind: keyof typeof KINDS, { email, locale, page }: PasswordMail): NewMail {
  const { [kind]: words, footer } = MAIL_TEXTS[locale];
  const { brand } = LOCALE_INFO[locale];
  const letter: Letter = {
    title: words.title,
    paragraphs: [fill(words.lead, { brand })],
    action: { label: words.action, url: page },
    footer: [words.footer, fill(footer, { brand })],
  };
  return {
    kind: KINDS[kind],
    to: email,
    subject: fill(words.subject, { brand }),
    fromName: brand,
    text: letterText(letter),
    html: letterHtml(letter, locale),
  };
}

/** The mail with the link to the page where a new password is set. */
export const restorePasswordMail = (facts: PasswordMail): NewMail => passwordMail('restorePassword', facts);

/** Tells the owner of an account that its password was changed. */
export const passwordChangedMail = (facts: PasswordMail): NewMail => passwordMail('passwordChanged', facts);
