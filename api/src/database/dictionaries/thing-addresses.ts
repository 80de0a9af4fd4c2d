import { LOCALES, type ThingSave } from '@ecocircle/shared-contracts';
import { insertChunks } from '../chunks.ts';
import type { Database } from '../database.ts';
import type { Row } from '../tables.ts';

type Texts = ThingSave['texts'];

/** The slugs that a thing has no more, in the languages that had them. */
export const formerAddresses = (id: string, before: Texts, after: Texts): Row<'thing_addresses'>[] =>
  LOCALES.filter((locale) => before[locale].slug !== '' && before[locale].slug !== after[locale].slug).map(
    (locale) => ({ locale, slug: before[locale].slug, thing_id: id }),
  );

/** Keeps addresses that things had: links to them lead on. Of two things the one that had it last has it. */
export async function keepAddresses(db: Database, rows: readonly Row<'thing_addresses'>[]): Promise<void> {
  for (const chunk of insertChunks(rows))
    await db
      .insertInto('thing_addresses')
      .values(chunk)
      .onConflict((on) =>
        on.columns(['locale', 'slug']).doUpdateSet(({ ref }) => ({ thing_id: ref('excluded.thing_id') })),
      )
      .execute();
}
