import { LOCALE_INFO } from '@ecocircle/shared-contracts';
import type { Database } from '../../database/database.ts';
import { letterMail, signature } from '../../mail/letter.ts';
import { type MailSettings, operatorFor } from '../../mail/mail-settings.ts';
import { fill, MAIL_TEXTS } from '../../mail/mail-texts.ts';
import { enqueueMail } from '../../mail/outbox-repository.ts';
import type { Account } from '../../sessions/account.ts';
import { languageOf } from '../accounts/organization-members.ts';

/** Mails a person that their account is blocked, and whom to write to. The reason is a note among staff. */
export async function mailBlocked(trx: Database, account: Account, settings: MailSettings): Promise<void> {
  const locale = await languageOf(trx, account);
  const { brand } = LOCALE_INFO[locale];
  const address = operatorFor(settings, locale);
  const words = MAIL_TEXTS[locale].account.blocked;
  const values = { brand, email: address };
  const envelope = {
    kind: 'account-blocked',
    to: account.email,
    subject: fill(words.subject, values),
    replyTo: { name: brand, address },
  };
  const letter = {
    title: words.title,
    paragraphs: [fill(words.lead, values), fill(words.ask, values)],
    footer: [fill(words.footer, values), signature(locale)],
  };
  await enqueueMail(trx, letterMail(envelope, letter, locale), settings);
}
