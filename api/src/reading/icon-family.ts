import { MATERIAL_FAMILIES, type MaterialFamily } from '@ecocircle/shared-contracts';

/** The icon: the family of most of the materials, the mixed one where three or more families come together. */
export function iconFamily(families: readonly MaterialFamily[]): MaterialFamily {
  const counts = Map.groupBy(families, (family) => family);
  if (counts.size === 0 || counts.size > 2) return 'other';
  const size = (family: MaterialFamily): number => counts.get(family)?.length ?? 0;
  return MATERIAL_FAMILIES.reduce((best, family) => (size(family) > size(best) ? family : best));
}
