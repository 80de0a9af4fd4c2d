import { createRequest } from '@ecocircle/app-kit/request';
import {
  type Locale,
  type MaterialFamily,
  readIcons,
  readMaterials,
  readUnits,
} from '@ecocircle/shared-contracts';
import { $api, type CabinetApi } from '../cabinet/index.ts';

/** Something that can be chosen, named in the page's language; what is retired by those alone who have it. */
export interface Choice {
  readonly id: string;
  readonly title: string;
  readonly isRetired: boolean;
}

/** What a point is described with. */
export interface Dictionaries {
  readonly materials: readonly (Choice & { readonly family: MaterialFamily })[];
  readonly units: readonly Choice[];
  readonly icons: readonly (Choice & { readonly family: MaterialFamily; readonly url: string })[];
}

const byTitle = (locale: Locale) => {
  const { compare } = new Intl.Collator(locale);
  return (one: Choice, other: Choice) => compare(one.title, other.title);
};

async function fetchDictionaries(
  api: CabinetApi,
  locale: Locale,
  signal: AbortSignal,
): Promise<Dictionaries> {
  const [materials, units, icons] = await Promise.all(
    ['materials', 'units', 'icons'].map((name) =>
      api.authenticated({ path: `/api/web/v1/dictionary/${name}/`, signal }),
    ),
  );
  return {
    materials: readMaterials(materials)
      .map(({ id, family, name, isRetired }) => ({ id, family, title: name[locale], isRetired }))
      .toSorted(byTitle(locale)),
    units: readUnits(units).map(({ slug, name, isRetired }) => ({
      id: slug,
      title: name[locale],
      isRetired,
    })),
    icons: readIcons(icons).map(({ name, ...icon }) => ({ ...icon, title: name[locale] })),
  };
}

/** The dictionaries that the editor chooses from. */
export const dictionaries = createRequest({ source: $api, send: fetchDictionaries });
