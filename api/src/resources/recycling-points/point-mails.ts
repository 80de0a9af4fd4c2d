import { LOCALE_INFO, type Locale, pointMessage, type ServerPointStatus } from '@ecocircle/shared-contracts';
import { type PortalAddresses, pageAddress, portalOrigin } from '../../addresses/portal-address.ts';
import type { Database } from '../../database/database.ts';
import { letterMail, signature } from '../../mail/letter.ts';
import type { MailSettings } from '../../mail/mail-settings.ts';
import { fill, MAIL_TEXTS } from '../../mail/mail-texts.ts';
import { enqueueMail, type NewMail } from '../../mail/outbox-repository.ts';
import { announce } from '../live/live-messages.ts';
import type { PointRow } from './own-point.ts';

/** What mails about points need beside the database. */
export interface PointMailContext {
  readonly mail: MailSettings;
  readonly addresses: PortalAddresses;
  /** The portal's host where none is configured, such as `localhost:3000`. */
  readonly localHost: string;
}

/** What the members of an organisation are told of one of its points. */
export type PointNews =
  | 'accepted'
  | 'declined'
  | 'takenDown'
  | 'madeDraft'
  | 'released'
  | 'revisionAccepted'
  | 'revisionDeclined';

/** A mail about a point: `path` is the page that its button leads to. */
export interface PointLetter {
  readonly news: PointNews;
  readonly point: Pick<PointRow, 'id' | 'name' | 'country' | 'organization_id'>;
  readonly path: string;
  readonly reason?: string;
}

const LOCALES: Readonly<Record<string, Locale>> = { RU: 'ru-RU', KZ: 'kk-KZ', AR: 'es-AR' };

interface Member {
  readonly id: number;
  readonly email: string;
}

const membersOf = (trx: Database, organizationId: number): Promise<Member[]> =>
  trx
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where('organization_id', '=', organizationId)
    .where('is_active', '=', 1)
    .where('is_blocked', '=', 0)
    .orderBy('id')
    .execute();

/** The language that a member registered in, or that of the point's country. */
async function localeOf(trx: Database, { id }: Member, country: string): Promise<Locale> {
  const request = await trx
    .selectFrom('registration_requests')
    .select('locale')
    .where('account_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return (request?.locale as Locale | undefined) ?? LOCALES[country] ?? 'en-US';
}

const BREAKS = /\s+/g;

function toMail(letter: PointLetter, { email }: Member, locale: Locale, context: PointMailContext): NewMail {
  const { news, point, path, reason } = letter;
  const texts = MAIL_TEXTS[locale].point;
  const words = texts[news];
  const { addresses, localHost } = context;
  const origin = portalOrigin({ host: localHost, protocol: 'http' }, locale, addresses);
  const name = point.name.replace(BREAKS, ' ');
  return letterMail(
    { kind: `point-${news}`, to: email, subject: fill(words.subject, { name }) },
    {
      title: words.title,
      paragraphs: [fill(words.lead, { name })],
      ...(reason !== undefined && { quote: reason }),
      action: { label: words.action, url: pageAddress(origin, locale, path, addresses.productionHosts) },
      footer: [fill(texts.footer, { brand: LOCALE_INFO[locale].brand }), signature(locale)],
    },
    locale,
  );
}

/**
 * Mails all members of a point's organisation, and tells their open pages; nobody where the point has none. Call it
 * inside the transaction that makes the news.
 */
export async function tellMembers(
  trx: Database,
  letter: PointLetter,
  context: PointMailContext,
): Promise<void> {
  const { organization_id, country, id } = letter.point;
  if (organization_id === null) return;
  const { status } = await trx
    .selectFrom('recycling_points')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  for (const member of await membersOf(trx, organization_id)) {
    const locale = await localeOf(trx, member, country);
    await enqueueMail(trx, toMail(letter, member, locale, context), context.mail);
    await announce(trx, member.id, pointMessage(String(id), status as ServerPointStatus));
  }
}
