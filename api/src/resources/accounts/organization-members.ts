import { isLocale, type Locale } from '@ecocircle/shared-contracts';
import { readPhone } from '@ecocircle/shared-contracts/phone';
import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import type { Account } from '../../sessions/account.ts';

/** Somebody who works for an organisation, and the language to write to them in. */
export interface Member {
  readonly email: string;
  readonly locale: Locale;
}

/** The language of the countries that have one of the portal's markets to themselves. */
const COUNTRY_LOCALES: Readonly<Record<string, Locale>> = { RU: 'ru-RU', KZ: 'kk-KZ', AR: 'es-AR' };

/** The language to write in about what is in a country, where nobody has chosen one. */
export const localeOfCountry = (country: string): Locale => COUNTRY_LOCALES[country] ?? 'en-US';

const localeOf = (asked: string | null, country: string): Locale =>
  isLocale(asked) ? asked : localeOfCountry(country);

/** The language that an account registered in; null where it did not come by a registration. */
const registeredIn = (eb: ExpressionBuilder<Tables, 'accounts'>) =>
  eb
    .selectFrom('registration_requests')
    .select('locale')
    .whereRef('registration_requests.account_id', '=', 'accounts.id')
    .orderBy('registration_requests.id', 'desc')
    .limit(1)
    .as('locale');

/**
 * Everybody who acts for an organisation. Each is written to in the language that they registered in, else in that of
 * the country.
 */
export async function membersOf(db: Database, organizationId: number, country: string): Promise<Member[]> {
  const rows = await db
    .selectFrom('accounts')
    .select((eb) => ['email', registeredIn(eb)])
    .where('organization_id', '=', organizationId)
    .where('is_active', '=', 1)
    .where('is_blocked', '=', 0)
    .orderBy('accounts.id')
    .execute();
  return rows.map(({ email, locale }) => ({ email, locale: localeOf(locale, country) }));
}

/** The language to write to a person in: the one that they registered in, else that of their phone's country. */
export async function languageOf(db: Database, { id, phone }: Account): Promise<Locale> {
  const { locale } = await db
    .selectFrom('accounts')
    .select(registeredIn)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  // A number without a country reads as one of the United States, whose language is nobody's guess.
  return localeOf(locale, readPhone(phone ?? '', 'US').country ?? '');
}
