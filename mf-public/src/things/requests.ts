import {
  type ApiService,
  type Locale,
  type NamedThing,
  readMaterials,
  readNamedThings,
  readOne,
  type Thing,
  toThing,
} from '@ecocircle/shared-contracts';

const PATH = '/api/web/v1/dictionary/things/';

/** Asks the API for all things in a language. */
export const requestThings = async (api: ApiService, locale: Locale): Promise<NamedThing[]> =>
  readNamedThings(await api.request({ path: PATH, query: { locale } }));

/** Asks the API for a thing by its slug in some language. Rejects with an ApiError of status 404 where none has it. */
export const requestThing = async (api: ApiService, locale: Locale, slug: string): Promise<Thing> =>
  readOne(await api.request({ path: `${PATH}${encodeURIComponent(slug)}/`, query: { locale } }), toThing);

/** Asks the API what materials are called in a language, by their ids. */
export async function requestMaterialNames(
  api: ApiService,
  locale: Locale,
): Promise<ReadonlyMap<string, string>> {
  const materials = readMaterials(await api.request({ path: '/api/web/v1/dictionary/materials/' }));
  return new Map(materials.map(({ id, name }) => [id, name[locale]]));
}
