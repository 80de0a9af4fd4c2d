import { LOCALE_INFO } from '@ecocircle/shared-contracts';
import { type Letter, letterMail, signature } from '../../mail/letter.ts';
import { type MailSettings, operatorFor } from '../../mail/mail-settings.ts';
import { fill, MAIL_TEXTS } from '../../mail/mail-texts.ts';
import type { NewMail } from '../../mail/outbox-repository.ts';
import type { RegistrationRequest } from './repository.ts';
import { roleNames } from './request-mails.ts';

/** The way into an account that was approved: by the password that it has, or by a link that sets one. */
export interface WayIn {
  readonly kind: 'signIn' | 'setPassword';
  readonly page: string;
}

/** A mail to the applicant; an answer to it goes to the staff who review registrations. */
function decisionMail(
  { email, locale, reference }: RegistrationRequest,
  kind: 'approved' | 'declined',
  letter: Omit<Letter, 'title' | 'footer'>,
  settings: MailSettings,
): NewMail {
  const { registration } = MAIL_TEXTS[locale];
  const { subject, title } = registration[kind];
  const envelope = {
    kind: `registration-${kind}`,
    to: email,
    subject: fill(subject, { reference }),
    replyTo: { name: LOCALE_INFO[locale].brand, address: operatorFor(settings, locale) },
  };
  const footer = [fill(registration.decisionFooter, { reference }), signature(locale)];
  return letterMail(envelope, { ...letter, title, footer }, locale);
}

/** Tells the applicant that the organisation is registered, and how to sign in. */
export function approvalMail(request: RegistrationRequest, way: WayIn, settings: MailSettings): NewMail {
  const { registration, field } = MAIL_TEXTS[request.locale];
  const words = registration.approved;
  const letter = {
    paragraphs: [words.lead, words[way.kind]],
    facts: [
      [field.orgName, request.org_name],
      [field.roles, roleNames(request)],
    ] as const,
    action: { label: words[`${way.kind}Action`], url: way.page },
  };
  return decisionMail(request, 'approved', letter, settings);
}

/** Tells the applicant why the request was declined, and how to send another one. */
export function refusalMail(
  request: RegistrationRequest,
  { reason, page }: { reason: string; page: string },
  settings: MailSettings,
): NewMail {
  const words = MAIL_TEXTS[request.locale].registration.declined;
  const letter = {
    paragraphs: [words.lead, words.again],
    quote: reason,
    action: { label: words.action, url: page },
  };
  return decisionMail(request, 'declined', letter, settings);
}
