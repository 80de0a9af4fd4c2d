import { LOCALE_INFO, REGISTRATION_FIELDS } from '@ecocircle/shared-contracts';
import { type Letter, letterMail } from '../../mail/letter.ts';
import { type MailSettings, operatorFor } from '../../mail/mail-settings.ts';
import { fill, MAIL_TEXTS } from '../../mail/mail-texts.ts';
import type { NewMail } from '../../mail/outbox-repository.ts';
import type { RegistrationRequest } from './repository.ts';

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

const FIELDS = [...REGISTRATION_FIELDS.company, ...REGISTRATION_FIELDS.person];

function factsOf(request: RegistrationRequest): Letter['facts'] {
  const { field } = MAIL_TEXTS[request.locale];
  const values = { ...request, orgName: request.org_name };
  return [
    [field.roles, roleNames(request)],
    ...FIELDS.map(({ name }) => [field[name], values[name]] as const),
    [field.locale, LOCALE_INFO[request.locale].name],
  ];
}

/** The commands with which staff decide, to be copied. */
const commands = ({ reference }: RegistrationRequest): string =>
  ['show', 'approve', 'decline']
    .map((work) => `npm run staff -- registrations ${work} ${reference}`)
    .join('\n')
    .concat(' --reason "…"');

/** The mail to the staff who review registrations, with every field; an answer to it goes to the applicant. */
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
  const envelope = {
    kind: 'registration-to-operator',
    to: operatorFor(settings, locale),
    subject,
    replyTo: { name, address: email },
  };
  return letterMail(envelope, letter, locale);
}
