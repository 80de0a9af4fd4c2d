import { isLocale, type Locale } from '@ecocircle/shared-contracts';
import type { Database } from '../../database/database.ts';

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

/**
 * Everybody who acts for an organisation. Each is written to in the language that they registered in, else in that of
 * the country.
 */
export async function membersOf(db: Database, organizationId: number, country: string): Promise<Member[]> {
  const rows = await db
    .selectFrom('accounts')
    .select((eb) => [
      'email',
      eb
        .selectFrom('registration_requests')
        .select('locale')
        .whereRef('registration_requests.account_id', '=', 'accounts.id')
        .orderBy('registration_requests.id', 'desc')
        .limit(1)
        .as('locale'),
    ])
    .where('organization_id', '=', organizationId)
    .where('is_active', '=', 1)
    .where('is_blocked', '=', 0)
    .orderBy('accounts.id')
    .execute();
  return rows.map(({ email, locale }) => ({ email, locale: localeOf(locale, country) }));
}
