import { LOCALE_INFO } from '@ecocircle/shared-contracts';
import { ownOrigin, type PortalAddresses, pageAddress } from '../../addresses/portal-address.ts';
import type { Database } from '../../database/database.ts';
import { letterMail, signature } from '../../mail/letter.ts';
import type { MailSettings } from '../../mail/mail-settings.ts';
import { fill, MAIL_TEXTS } from '../../mail/mail-texts.ts';
import { enqueueMail, type NewMail } from '../../mail/outbox-repository.ts';
import { type Member, membersOf } from '../accounts/organization-members.ts';
import type { PointRow } from './own-point.ts';

/** What the portal writes about a point of its own accord, with the name of its texts. */
const TEXTS_OF = { reopened: 'reopened', 'still-right': 'stillRight' } as const;

/** What the portal writes about a point of its own accord. */
export type MemberMailKind = keyof typeof TEXTS_OF;

/** What mails about points are written with. */
export interface MemberMailContext {
  readonly mail: MailSettings;
  readonly addresses: PortalAddresses;
}

type MailedPoint = Pick<PointRow, 'name' | 'address' | 'city' | 'organization_id' | 'country'>;

function memberMail(
  kind: MemberMailKind,
  { name, address, city }: MailedPoint,
  { email, locale }: Member,
  page: string,
): NewMail {
  const { point: words, field } = MAIL_TEXTS[locale];
  const { brand } = LOCALE_INFO[locale];
  const { subject, title, lead, action } = words[TEXTS_OF[kind]];
  const letter = {
    title: fill(title, { point: name }),
    paragraphs: [fill(lead, { point: name, brand })],
    facts: [[field.address, [address, city].filter(Boolean).join(', ')]] as const,
    action: { label: action, url: page },
    footer: [fill(words.footer, { brand }), signature(locale)],
  };
  return letterMail(
    { kind: `point-${kind}`, to: email, subject: fill(subject, { point: name }) },
    letter,
    locale,
  );
}

/**
 * Writes to everybody who acts for a point's organisation; the button leads to a path of the portal in their language.
 * Run it in the transaction that makes what it is about.
 */
export async function mailMembers(
  trx: Database,
  kind: MemberMailKind,
  { point, path }: { readonly point: MailedPoint; readonly path: string },
  { mail, addresses }: MemberMailContext,
): Promise<void> {
  if (point.organization_id === null) return;
  for (const member of await membersOf(trx, point.organization_id, point.country)) {
    const origin = ownOrigin(member.locale, addresses);
    const page = pageAddress(origin, member.locale, path, addresses.productionHosts);
    await enqueueMail(trx, memberMail(kind, point, member, page), mail);
  }
}
