import { LOCALE_INFO, type Locale } from '@ecocircle/shared-contracts';
import { letterMail, signature } from './letter.ts';
import { fill, MAIL_TEXTS, type MailTexts } from './mail-texts.ts';
import type { NewMail } from './outbox-repository.ts';

type LinkWords = Readonly<Record<'subject' | 'title' | 'lead' | 'action' | 'footer', string>>;

/** The mails that lead to one page of the portal. */
const WORDS = {
  'restore-password': ({ restorePassword }) => restorePassword,
  'password-changed': ({ passwordChanged }) => passwordChanged,
  'password-changed-inside': ({ account }) => account.passwordChanged,
  'email-confirmation': ({ account }) => account.emailConfirmation,
  /** To the holder of an address that somebody wants for another account. */
  'email-taken': ({ account }) => account.emailTaken,
  'account-deleted': ({ account }) => account.deleted,
  /** To the address that an account had before. */
  'email-changed': ({ account }) => account.emailChanged,
  /** The name that was typed is not repeated to a stranger. */
  'sign-up-confirmation': ({ registration }) => registration.confirmation,
  /** Where none of the passwords typed at sign-up is valid. */
  'sign-up-password': ({ registration }) => registration.password,
  'newsletter-confirmation': ({ newsletter }) => newsletter.confirmation,
  'report-sent': ({ report }) => report.sent,
  'report-settled': ({ report }) => report.settled,
  'newsletter-welcome': ({ newsletter }) => newsletter.welcome,
} satisfies Record<string, (texts: MailTexts) => LinkWords>;

/** What a mail that leads to a page is for. */
export type LinkMailKind = keyof typeof WORDS;

/** The recipient of a mail, and the address of its button. */
export interface LinkMailFacts {
  readonly email: string;
  readonly locale: Locale;
  readonly page: string;
  /** Of the newsletter: how to unsubscribe. */
  readonly leave?: {
    /** The page with the button. */
    readonly page: string;
    /** The address that a mail program posts to when its own button is pressed (RFC 8058). */
    readonly oneClick: string;
  };
}

/** A mail whose button leads to a page of the portal. */
export function linkMail(kind: LinkMailKind, { email, locale, page, leave }: LinkMailFacts): NewMail {
  const texts = MAIL_TEXTS[locale];
  const words: LinkWords = WORDS[kind](texts);
  const { brand } = LOCALE_INFO[locale];
  const headers = leave && {
    'List-Unsubscribe': `<${leave.oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  const letter = {
    title: words.title,
    paragraphs: [fill(words.lead, { brand })],
    action: { label: words.action, url: page },
    footer: [
      fill(words.footer, { brand }),
      ...(leave ? [{ label: texts.newsletter.leave, url: leave.page }] : []),
      signature(locale),
    ],
  };
  const subject = fill(words.subject, { brand });
  return letterMail({ kind, to: email, subject, ...(headers && { headers }) }, letter, locale);
}
