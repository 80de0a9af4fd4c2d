import type { Locale, MaterialFamily } from '@ecocircle/shared-contracts';
import type { Database } from '../../database/database.ts';
import { foldWords } from '../../database/search-text.ts';
import { type RateDictionary, rateDictionary } from '../../reading/material-rates.ts';
import { readIcons, readMaterials, readUnits } from '../dictionaries/repository.ts';

/** What materials, units and icons are called in a file, by their ids. */
export interface CellWords {
  material(id: string): string;
  unit(slug: string): string;
  icon(id: string): string;
}

/** Finds by what people call it. */
export interface OwnWords {
  readonly rates: RateDictionary;
  /** The families of the materials. */
  readonly families: ReadonlyMap<string, MaterialFamily>;
  /** The id of the icon that a word stands for. */
  icon(word: string): string | undefined;
  /** Words of a language; the id where a name would not lead back to it. */
  in(locale: Locale): CellWords;
}

/** Ids as they are. */
export const AS_IDS: CellWords = { material: (id) => id, unit: (slug) => slug, icon: (id) => id };

/** Reads what the dictionaries call things. */
export async function readOwnWords(db: Database): Promise<OwnWords> {
  const [materials, units, icons] = await Promise.all([readMaterials(db), readUnits(db), readIcons(db)]);
  const entry = ({ id, name }: { id: string; name: Readonly<Record<Locale, string>> }) => ({
    id,
    names: Object.values(name),
  });
  const rates = rateDictionary(
    materials.map(entry),
    units.map(({ slug, name }) => entry({ id: slug, name })),
  );
  const byName = new Map(
    icons.flatMap(({ id, name }) => [id, ...Object.values(name)].map((word) => [foldWords(word), id])),
  );
  const icon = (word: string): string | undefined => byName.get(foldWords(word));
  const named =
    (locale: Locale, names: ReadonlyMap<string, Record<Locale, string>>, find: (word: string) => unknown) =>
    (id: string): string => {
      const name = names.get(id)?.[locale] ?? '';
      return name !== '' && !/[;|=:\n]/.test(name) && find(name) === id ? name : id;
    };
  const only = (ids: readonly string[]): string | undefined => (ids.length === 1 ? ids[0] : undefined);
  return {
    rates,
    families: new Map(materials.map(({ id, family }) => [id, family])),
    icon,
    in: (locale) => ({
      material: named(locale, new Map(materials.map(({ id, name }) => [id, name])), (word) =>
        only(rates.materials(word)),
      ),
      unit: named(locale, new Map(units.map(({ slug, name }) => [slug, name])), rates.unit),
      icon: named(locale, new Map(icons.map(({ id, name }) => [id, name])), icon),
    }),
  };
}
