import { type ApiService, type Locale, type MaterialFamily } from '@ecocircle/shared-contracts';
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
export declare function requestMaterialChoices(api: ApiService, locale: Locale): Promise<MaterialGroup[]>;
/** The materials that are offered without opening the list. */
export declare function popularMaterials(groups: readonly MaterialGroup[]): MaterialChoice[];
