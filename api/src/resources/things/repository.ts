import { LOCALES, type Locale, type MaterialFamily } from '@ecocircle/shared-contracts';
import type { ServerNamedThing, ServerThing } from '@ecocircle/shared-contracts/schemas';
import { createThingSearch, surelyMeant, type ThingSearch } from '@ecocircle/shared-contracts/thing-search';
import type { Database } from '../../database/database.ts';
import type { ThingEntry } from '../../database/dictionaries/things.ts';
import type { Row } from '../../database/tables.ts';
import { byFrequency } from './frequent-things.ts';

/** Reads a thing as the database has it. */
export const readThing = ({
  id,
  family,
  materials,
  texts,
}: Pick<Row<'things'>, 'id' | 'family' | 'materials' | 'texts'>): ThingEntry => ({
  id,
  family: family as MaterialFamily,
  materials: JSON.parse(materials),
  texts: JSON.parse(texts),
});

const named = ({ id, family, materials, texts }: ThingEntry, locale: Locale): ServerNamedThing => {
  const { name, slug, words } = texts[locale];
  return { id, family, materials: [...materials], name, slug, words: [...words] };
};

/** All things that visitors see, in every language, in the order of the dictionary. */
export async function readThings(db: Database): Promise<ThingEntry[]> {
  const rows = await db
    .selectFrom('things')
    .selectAll()
    .where('state', '=', 'published')
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(readThing);
}

/** Things in the words of a language. */
export const namedThings = (things: readonly ThingEntry[], locale: Locale): ServerNamedThing[] =>
  things.map((thing) => named(thing, locale));

/** So many other things are named with one. */
const RELATED = 8;

/** Things of the same family, those of its first material first, then those that stand near it in the dictionary. */
function relatedTo(thing: ThingEntry, things: readonly ThingEntry[]): ThingEntry[] {
  const place = things.indexOf(thing);
  const [material] = thing.materials;
  return things
    .map((other, at) => ({
      other,
      differs: Number(other.materials[0] !== material),
      steps: Math.abs(at - place),
    }))
    .filter(({ other, steps }) => steps > 0 && other.family === thing.family)
    .sort((one, two) => one.differs - two.differs || one.steps - two.steps)
    .slice(0, RELATED)
    .map(({ other }) => other);
}

const inLanguage = (thing: ThingEntry, things: readonly ThingEntry[], locale: Locale): ServerThing => {
  const { prepare, keepOut, otherwise, becomes } = thing.texts[locale];
  const slugs = LOCALES.map((other) => [other, thing.texts[other].slug]);
  return {
    ...named(thing, locale),
    prepare,
    keep_out: keepOut,
    otherwise,
    becomes,
    slugs: Object.fromEntries(slugs) as ServerThing['slugs'],
    related: relatedTo(thing, things).map(({ id, texts }) => ({
      id,
      name: texts[locale].name,
      slug: texts[locale].slug,
    })),
  };
};

/** A thing in a language by its id; undefined where visitors see none. */
export function thingById(
  things: readonly ThingEntry[],
  locale: Locale,
  id: string,
): ServerThing | undefined {
  const thing = things.find((one) => one.id === id);
  return thing && inLanguage(thing, things, locale);
}

/** All of what is said of every thing in a language, the most frequent first. */
export const wholeThings = (things: readonly ThingEntry[], locale: Locale): ServerThing[] =>
  byFrequency(things).map((thing) => inLanguage(thing, things, locale));

/** The search of things in the words of a language. */
export const searchOf = (things: readonly ThingEntry[], locale: Locale): ThingSearch<ServerNamedThing> =>
  createThingSearch(byFrequency(namedThings(things, locale)));

/** The thing that somebody asks for: by its id, or in everyday words. */
export function askedThing(
  things: readonly ThingEntry[],
  search: ThingSearch<ServerNamedThing>,
  { locale, ask }: { readonly locale: Locale; readonly ask: string },
): ServerThing | undefined {
  const known = thingById(things, locale, ask);
  if (known) return known;
  const meant = surelyMeant(search, ask);
  return meant ? thingById(things, locale, meant.id) : undefined;
}
