import {
  type MaterialFamily,
  readMaterials,
  readUnits,
  type ShellServices,
} from '@ecocircle/shared-contracts';

/** A raw material in the page's language. */
export interface Material {
  readonly id: string;
  readonly family: MaterialFamily;
  readonly name: string;
}

/** The dictionaries that the map reads, in the page's language. */
export interface Dictionaries {
  readonly materials: readonly Material[];
  /** Short names of the units of measure by their slugs. */
  readonly units: Readonly<Record<string, string>>;
}

/** Reads the dictionaries of materials and units. */
export async function readDictionaries({
  api,
  locale,
}: Pick<ShellServices, 'api' | 'locale'>): Promise<Dictionaries> {
  const [materials, units] = await Promise.all([
    api.request({ path: '/api/web/v1/dictionary/materials/' }),
    api.request({ path: '/api/web/v1/dictionary/units/' }),
  ]);
  return {
    materials: readMaterials(materials).map((material) => ({
      ...material,
      name: material.name[locale.locale],
    })),
    units: Object.fromEntries(readUnits(units).map(({ slug, name }) => [slug, name[locale.locale]])),
  };
}
