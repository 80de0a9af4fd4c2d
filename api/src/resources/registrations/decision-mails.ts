import { LOCALE_INFO } from '@ecocircle/shared-contracts';
import { type Letter, letterHtml, letterText } from '../../mail/letter.ts';
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
function mailTo(
  { email, locale }: RegistrationRequest,
  kind: 'approved' | 'declined',
  subject: string,
  { letter, settings }: { letter: Letter; settings: MailSettings },
): NewMail {
  const { brand } = LOCALE_INFO[locale];
  return {
    kind: `registration-${kind}`,
    to: email,
    subject,
    replyTo: { name: brand, address: operatorFor(settings, locale) },
    fromName: brand,
    text: letterText(letter),
    html: letterHtml(letter, locale),
  };
}

/** Tells the applicant that the organisation is registered, and how to sign in. */
export function approvalMail(request: RegistrationRequest, way: WayIn, settings: MailSettings): NewMail {
  const { reference, locale, org_name } = request;
  const { registration, field, footer } = MAIL_TEXTS[locale];
  const words = registration.approved;
  const letter: Letter = {
    title: words.title,
    paragraphs: [words.lead, words[way.kind]],
    facts: [
      [field.orgName, org_name],
      [field.roles, roleNames(request)],
    ],
    action: { label: words[`${way.kind}Action`], url: way.page },
    footer: [
      fill(registration.decisionFooter, { reference }),
      fill(footer, { brand: LOCALE_INFO[locale].brand }),
    ],
  };
  return mailTo(request, 'approved', fill(words.subject, { reference }), { letter, settings });
}

/** Tells the applicant why the request was declined, and how to send another one. */
export function refusalMail(
  request: RegistrationRequest,
  { reason, page }: { reason: string; page: string },
  settings: MailSettings,
): NewMail {
  const { reference, locale } = request;
  const { registration, footer } = MAIL_TEXTS[locale];
  const words = registration.declined;
  const letter: Letter = {
    title: words.title,
    paragraphs: [words.lead, words.again],
    quote: reason,
    action: { label: words.action, url: page },
    footer: [
      fill(registration.decisionFooter, { reference }),
      fill(footer, { brand: LOCALE_INFO[locale].brand }),
    ],
  };
  return mailTo(request, 'declined', fill(words.subject, { reference }), { letter, settings });
}
