import {
  type ApiService,
  type Locale,
  MATERIAL_FAMILIES,
  type MaterialFamily,
  offered,
  readMaterials,
} from '@ecocircle/shared-contracts';

/** A material to choose, in the words of one locale. */
export interface MaterialChoice {
  readonly id: string;
  readonly name: string;
  readonly family: MaterialFamily;
}

/** Materials by family, in the dictionary's order. */
export interface MaterialGroup {
  readonly family: MaterialFamily;
  readonly materials: readonly MaterialChoice[];
}

/** Asks the API for the materials that a person may hand in. */
export async function requestMaterialChoices(api: ApiService, locale: Locale): Promise<MaterialGroup[]> {
  const answer = await api.request({ path: '/api/web/v1/dictionary/materials/' });
  const choices = offered(readMaterials(answer)).map(({ id, family, name }) => ({
    id,
    family,
    name: name[locale],
  }));
  return MATERIAL_FAMILIES.map((family) => ({
    family,
    materials: choices.filter((choice) => choice.family === family),
  })).filter(({ materials }) => materials.length > 0);
}

/** What people look for most, if the dictionary has it. */
const POPULAR = ['plastic-bottles', 'glass-bottles', 'paper', 'batteries', 'clothes', 'phones-computers'];

/** The materials that are offered without opening the list. */
export function popularMaterials(groups: readonly MaterialGroup[]): MaterialChoice[] {
  const all = new Map(groups.flatMap(({ materials }) => materials).map((choice) => [choice.id, choice]));
  return POPULAR.flatMap((id) => all.get(id) ?? []);
}
