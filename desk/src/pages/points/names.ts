import type { PointNames } from '@ecocircle/app-kit/point-changes';
import { createRequest } from '@ecocircle/app-kit/request';
import {
  Answer,
  type Locale,
  type RawMaterial,
  readMaterials,
  readUnits,
  type UnitOfMeasure,
} from '@ecocircle/shared-contracts';
import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { $api, type DeskApi } from '../../platform/api.ts';

/** What points take and carry, with the names in every language. */
export interface Dictionaries {
  readonly materials: readonly RawMaterial[];
  readonly units: readonly UnitOfMeasure[];
  readonly icons: readonly { readonly id: string; readonly name: Readonly<Record<string, string>> }[];
}

/** Reads the names that points are described with. */
export function readDictionaries(given: unknown): Dictionaries {
  const answer = Answer.of(given);
  return {
    materials: readMaterials(answer.object('materials')),
    units: readUnits(answer.object('units')),
    icons: answer
      .object('icons')
      .list('data')
      .map((icon) => ({ id: icon.text('id'), name: icon.textsByName('name') })),
  };
}

/** The dictionaries; they are asked for with each case, so that what was edited meanwhile shows. */
export const dictionaries = createRequest({
  source: $api,
  send: async (api: DeskApi, _: null, signal) =>
    readDictionaries(await api({ path: '/points/names/', signal })),
});

/** The names of one language. */
export const namesIn = (locale: Locale, { materials, units, icons }: Dictionaries): PointNames => ({
  materials: materials.map((material) => ({ ...material, name: material.name[locale] })),
  units: Object.fromEntries(units.map(({ slug, name }) => [slug, name[locale]])),
  icons: Object.fromEntries(icons.map(({ id, name }) => [id, name[locale] ?? id])),
});

const UNKNOWN: Dictionaries = { materials: [], units: [], icons: [] };

/** The names in the language of the page; as long as they are not there, ids stand for them. */
export function useNames(): PointNames {
  const { i18n } = useTranslation();
  const state = useUnit(dictionaries.$state);
  const known = state.kind === 'ready' ? state.data : UNKNOWN;
  return useMemo(() => namesIn(i18n.language as Locale, known), [i18n.language, known]);
}
