import type { Dictionaries } from '@ecocircle/app-kit/point-card';
import { readMaterials, readUnits, type ShellServices } from '@ecocircle/shared-contracts';

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
    materials: readMaterials(materials).map(({ id, family, name }) => ({
      id,
      family,
      name: name[locale.locale],
    })),
    units: Object.fromEntries(readUnits(units).map(({ slug, name }) => [slug, name[locale.locale]])),
  };
}
