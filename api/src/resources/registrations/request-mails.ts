import { LOCALE_INFO } from '@ecocircle/shared-contracts';
import { type Letter, letterHtml, letterText } from '../../mail/letter.ts';
import { type MailSettings, operatorFor } from '../../mail/mail-settings.ts';
import { fill, MAIL_TEXTS } from '../../mail/mail-texts.ts';
import type { NewMail } from '../../mail/outbox-repository.ts';
import type { CompanyField, RegistrationRequest } from './repository.ts';

/** What staff should know about a request beside what is in it. */
export interface RequestSurroundings {
  /** References of other open requests with the same address or tax id. */
  readonly related: readonly string[];
  /** Whether the organisation is registered already, so that an approval lets somebody join it. */
  readonly isKnownOrganization: boolean;
}

/** The roles in words. */
export const roleNames = ({ roles, locale }: RegistrationRequest): string =>
  roles.map((role) => MAIL_TEXTS[locale].role[role]).join(', ');

function factsOf(request: RegistrationRequest): Letter['facts'] {
  const { field } = MAIL_TEXTS[request.locale];
  const values: Readonly<Record<CompanyField | 'roles' | 'locale', string>> = {
    orgName: request.org_name,
    tin: request.tin,
    address: request.address,
    roles: roleNames(request),
    name: request.name,
    phone: request.phone,
    email: request.email,
    locale: LOCALE_INFO[request.locale].name,
  };
  return Object.entries(values).map(([name, value]) => [field[name as keyof typeof values], value]);
}

/** How staff decide, ready to be copied. */
const commands = ({ reference }: RegistrationRequest): string =>
  ['show', 'approve', 'decline']
    .map((work) => `npm run staff -- registrations ${work} ${reference}`)
    .join('\n')
    .concat(' --reason "…"');

/** The mail to whoever reviews registrations, with every field; an answer to it goes to the applicant. */
export function reviewMail(
  request: RegistrationRequest,
  { related, isKnownOrganization }: RequestSurroundings,
  settings: MailSettings,
): NewMail {
  const { reference, locale, name, email } = request;
  const { operator } = MAIL_TEXTS[locale];
  const subject = fill(operator.registration.subject, { reference });
  const letter: Letter = {
    title: subject,
    paragraphs: [
      operator.registration.lead,
      ...(isKnownOrganization ? [operator.registration.known] : []),
      ...(related.length > 0
        ? [fill(operator.registration.related, { references: related.join(', ') })]
        : []),
    ],
    facts: factsOf(request) ?? [],
    quote: commands(request),
    footer: [fill(operator.footer, { reference })],
  };
  return {
    kind: 'registration-to-operator',
    to: operatorFor(settings, locale),
    subject,
    replyTo: { name, address: email },
    fromName: LOCALE_INFO[locale].brand,
    text: letterText(letter),
    html: letterHtml(letter, locale),
  };
}

/** The acknowledgement to the applicant. The address is not proven, so it repeats nothing that was typed. */
export function requestAcknowledgement({ reference, email, locale }: RegistrationRequest): NewMail {
  const { acknowledgement, footer } = MAIL_TEXTS[locale];
  const { subject, title, lead } = acknowledgement.registration;
  const { brand } = LOCALE_INFO[locale];
  const letter: Letter = {
    title,
    paragraphs: [lead, fill(acknowledgement.reference, { reference })],
    footer: [acknowledgement.footer, fill(footer, { brand })],
  };
  return {
    kind: 'registration-acknowledgement',
    to: email,
    subject: fill(subject, { reference }),
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    fromName: brand,
    text: letterText(letter),
    html: letterHtml(letter, locale),
  };
}
