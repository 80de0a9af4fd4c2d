import {
  type MaterialFamily,
  RawMaterialSchema,
  type ShellServices,
  UnitOfMeasureSchema,
} from '@ecocircle/shared-contracts';
import * as v from 'valibot';

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

const MaterialsAnswer = v.object({ data: v.array(RawMaterialSchema) });
const UnitsAnswer = v.object({ data: v.array(UnitOfMeasureSchema) });

/** Reads the dictionaries of materials and units. */
export async function readDictionaries({
  api,
  locale,
}: Pick<ShellServices, 'api' | 'locale'>): Promise<Dictionaries> {
  const [materials, units] = await Promise.all([
    api.request({ path: '/api/web/v1/dictionary/materials/' }),
    api.request({ path: '/api/web/v1/dictionary/units/' }),
  ]);
  const name = (names: Record<string, string>) => names[locale.locale] ?? '';
  return {
    materials: v
      .parse(MaterialsAnswer, materials)
      .data.map((material) => ({ ...material, name: name(material.name) })),
    units: Object.fromEntries(v.parse(UnitsAnswer, units).data.map((unit) => [unit.slug, name(unit.name)])),
  };
}
