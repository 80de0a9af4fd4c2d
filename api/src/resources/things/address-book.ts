import { LOCALES, type Locale } from '@ecocircle/shared-contracts';
import type { Database } from '../../database/database.ts';
import { readThing } from './repository.ts';

/** The ids of things by language and slug. */
export type AddressBook = ReadonlyMap<Locale, ReadonlyMap<string, string>>;

/**
 * Reads the addresses of all things but drafts: those that things had before, those of retired things, and those of
 * today, each in the place of the ones before.
 */
export async function readAddressBook(db: Database): Promise<AddressBook> {
  const book = new Map(LOCALES.map((locale) => [locale as string, new Map<string, string>()]));
  const former = await db.selectFrom('thing_addresses').selectAll().execute();
  for (const { locale, slug, thing_id } of former) book.get(locale)?.set(slug, thing_id);
  const rows = await db
    .selectFrom('things')
    .selectAll()
    .where('state', '<>', 'draft')
    .orderBy('state', 'desc')
    .execute();
  for (const { id, texts } of rows.map(readThing))
    for (const locale of LOCALES) book.get(locale)?.set(texts[locale].slug, id);
  return book as AddressBook;
}

/**
 * The id of the thing with an address: in that language, or else in another, so that who changes the language keeps the
 * thing.
 */
export const thingAt = (book: AddressBook, locale: Locale, slug: string): string | undefined =>
  [locale, ...LOCALES].map((one) => book.get(one)?.get(slug)).find((id) => id !== undefined);
