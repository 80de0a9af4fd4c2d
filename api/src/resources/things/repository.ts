import { LOCALES, type Locale, type MaterialFamily } from '@ecocircle/shared-contracts';
import type { ServerNamedThing, ServerThing } from '@ecocircle/shared-contracts/schemas';
import type { Database } from '../../database/database.ts';
import type { ThingEntry } from '../../database/dictionaries/things.ts';
import type { Row } from '../../database/tables.ts';

const readRow = ({ id, family, materials, texts }: Row<'things'>): ThingEntry => ({
  id,
  family: family as MaterialFamily,
  materials: JSON.parse(materials),
  texts: JSON.parse(texts),
});

const named = ({ id, family, materials, texts }: ThingEntry, locale: Locale): ServerNamedThing => {
  const { name, slug, words } = texts[locale];
  return { id, family, materials: [...materials], name, slug, words: [...words] };
};

/** All things in every language, in the order of the dictionary. */
export async function readThings(db: Database): Promise<ThingEntry[]> {
  const rows = await db.selectFrom('things').selectAll().orderBy('position').execute();
  return rows.map(readRow);
}

/** Things in the words of a language. */
export const namedThings = (things: readonly ThingEntry[], locale: Locale): ServerNamedThing[] =>
  things.map((thing) => named(thing, locale));

const inLanguage = (thing: ThingEntry, locale: Locale): ServerThing => {
  const { prepare, keepOut, otherwise, becomes } = thing.texts[locale];
  const slugs = LOCALES.map((other) => [other, thing.texts[other].slug]);
  return {
    ...named(thing, locale),
    prepare,
    keep_out: keepOut,
    otherwise,
    becomes,
    slugs: Object.fromEntries(slugs) as ServerThing['slugs'],
  };
};

/** A thing by its address in a language. */
export function findThing(
  things: readonly ThingEntry[],
  locale: Locale,
  slug: string,
): ServerThing | undefined {
  const thing = things.find(({ texts }) => texts[locale].slug === slug);
  return thing && inLanguage(thing, locale);
}
