import { LOCALE_INFO, type Locale } from '@ecocircle/shared-contracts';
import { type Letter, letterHtml, letterText } from '../../mail/letter.ts';
import { fill, MAIL_TEXTS } from '../../mail/mail-texts.ts';
import type { NewMail } from '../../mail/outbox-repository.ts';

/** The mail with the link to the page where a new password is set. */
export function restorePasswordMail(email: string, locale: Locale, page: string): NewMail {
  const { restorePassword: words, footer } = MAIL_TEXTS[locale];
  const { brand } = LOCALE_INFO[locale];
  const letter: Letter = {
    title: words.title,
    paragraphs: [fill(words.lead, { brand })],
    action: { label: words.action, url: page },
    footer: [words.footer, fill(footer, { brand })],
  };
  return {
    kind: 'restore-password',
    to: email,
    subject: fill(words.subject, { brand }),
    fromName: brand,
    text: letterText(letter),
    html: letterHtml(letter, locale),
  };
}
