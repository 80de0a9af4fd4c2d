import type { Locale } from '@ecocircle/shared-contracts';
import { letterMail, signature } from './letter.ts';
import { fill, MAIL_TEXTS, type MailTexts } from './mail-texts.ts';
import type { NewMail } from './outbox-repository.ts';

/** Something that was sent with a form, and to whom that is acknowledged. */
interface Acknowledged {
  readonly kind: Exclude<keyof MailTexts['acknowledgement'], 'reference' | 'footer'>;
  readonly reference: string;
  readonly email: string;
  readonly locale: Locale;
}

/**
 * The acknowledgement to the sender. It repeats nothing of what was typed: the address may be somebody else's, and the
 * form must not be a way to write to strangers.
 */
export function acknowledgement({ kind, reference, email, locale }: Acknowledged): NewMail {
  const texts = MAIL_TEXTS[locale].acknowledgement;
  const { subject, title, lead } = texts[kind];
  const envelope = {
    kind: `${kind}-acknowledgement`,
    to: email,
    subject: fill(subject, { reference }),
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  };
  const letter = {
    title,
    paragraphs: [lead, fill(texts.reference, { reference })],
    footer: [texts.footer, signature(locale)],
  };
  return letterMail(envelope, letter, locale);
}
