import { createRequest } from '@ecocircle/app-kit/request';
import {
  Answer,
  type Locale,
  MATERIAL_FAMILIES,
  type MaterialFamily,
  readMaterials,
  readUnits,
} from '@ecocircle/shared-contracts';
import { $api, type CabinetApi } from '../cabinet/index.ts';

/** Something that can be chosen, named in the page's language. */
export interface Choice {
  readonly id: string;
  readonly title: string;
}

/** What a point is described with. */
export interface Dictionaries {
  readonly materials: readonly (Choice & { readonly family: MaterialFamily })[];
  readonly units: readonly Choice[];
  readonly icons: readonly (Choice & { readonly family: MaterialFamily; readonly url: string })[];
}

const readIcons = (answer: unknown, locale: Locale): Dictionaries['icons'] =>
  Answer.of(answer)
    .list('data')
    .map((icon) => ({
      id: icon.text('id'),
      title: icon.object('name').text(locale),
      family: icon.oneOf('family', MATERIAL_FAMILIES),
      url: icon.text('file_url'),
    }));

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
      .map(({ id, family, name }) => ({ id, family, title: name[locale] }))
      .toSorted(byTitle(locale)),
    units: readUnits(units).map(({ slug, name }) => ({ id: slug, title: name[locale] })),
    icons: readIcons(icons, locale),
  };
}

/** The dictionaries that the editor chooses from. */
export const dictionaries = createRequest({ source: $api, send: fetchDictionaries });
