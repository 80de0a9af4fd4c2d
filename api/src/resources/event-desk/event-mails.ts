import { LOCALE_INFO, type Locale } from '@ecocircle/shared-contracts';
import type { Database } from '../../database/database.ts';
import { letterMail, signature } from '../../mail/letter.ts';
import type { MailSettings } from '../../mail/mail-settings.ts';
import { fill, MAIL_TEXTS } from '../../mail/mail-texts.ts';
import { enqueueMail } from '../../mail/outbox-repository.ts';
import { localeOfCountry } from '../accounts/organization-members.ts';
import { findAccount } from '../accounts/repository.ts';
import type { PlainEvent } from '../charity-events/repository.ts';

/** What staff did to an event that its organiser is mailed about. */
export type EventNews = 'takenDown' | 'cancelled';

type MailedEvent = Pick<PlainEvent, 'name' | 'country' | 'author_id' | 'organizer_email'>;

/** Who announced it; where the account is gone, the address that the event names. */
async function addressOf(trx: Database, event: MailedEvent): Promise<string> {
  const author = event.author_id === null ? undefined : await findAccount(trx, event.author_id);
  return author?.email ?? event.organizer_email;
}

/** Mails the organiser of an event what staff did and why; nobody where no address is known. */
export async function mailOrganizer(
  trx: Database,
  news: EventNews,
  event: MailedEvent & { readonly reason: string },
  settings: MailSettings,
): Promise<void> {
  const to = await addressOf(trx, event);
  if (to === '') return;
  const locale: Locale = localeOfCountry(event.country);
  const texts = MAIL_TEXTS[locale].event;
  const { subject, title, lead } = texts[news];
  const values = { event: event.name.replace(/\s+/g, ' '), brand: LOCALE_INFO[locale].brand };
  const letter = {
    title,
    paragraphs: [fill(lead, values)],
    quote: event.reason,
    footer: [fill(texts.footer, values), signature(locale)],
  };
  await enqueueMail(
    trx,
    letterMail({ kind: `event-${news}`, to, subject: fill(subject, values) }, letter, locale),
    settings,
  );
}
