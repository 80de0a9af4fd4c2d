import {
  type DictionaryName,
  ENTRY_LIMITS,
  LOCALES,
  type Locale,
  MATERIAL_FAMILIES,
  type MaterialFamily,
} from '@ecocircle/shared-contracts';
import {
  anyLine,
  broken,
  figure,
  oneOf,
  slugged,
  strictObject,
  text,
} from '@ecocircle/shared-contracts/rules';
import type { EntryNames } from './repository.ts';

/** What staff send of an entry. */
export interface EntryBody {
  readonly names: EntryNames;
  readonly family?: MaterialFamily;
  /** An SVG document; null takes the one away that is there. */
  readonly drawing?: string | null;
}

/** The same for every language. */
export const namesByLocale = <Value>(value: () => Value): Record<Locale, Value> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, value()])) as Record<Locale, Value>;

/** Names may be empty as long as an entry is a draft. */
const names = (max: number) => strictObject(namesByLocale(() => anyLine(max)));

const family = () => oneOf(MATERIAL_FAMILIES);

const drawing = () =>
  text()
    .max(ENTRY_LIMITS.drawing, broken('maxLength', { max: ENTRY_LIMITS.drawing }))
    .nullable()
    .optional();

/** What the entries of each dictionary have. */
export const BODIES = {
  materials: { family: family(), names: names(ENTRY_LIMITS.name) },
  icons: { family: family(), names: names(ENTRY_LIMITS.name), drawing: drawing() },
  units: { names: names(ENTRY_LIMITS.unitName) },
} as const satisfies Record<DictionaryName, object>;

/** The name of a new entry in addresses and filters, which never changes. */
export const idEntry = () => ({
  id: slugged(anyLine(ENTRY_LIMITS.id).required(broken('required'))),
});

const version = figure()
  .integer()
  .min(1)
  .max(2 ** 31 - 1);

/** The entry that another one is put before; null puts it at the end. */
export const MoveBody = strictObject({
  before: text()
    .max(ENTRY_LIMITS.id, broken('maxLength', { max: ENTRY_LIMITS.id }))
    .nullable()
    .defined(broken('required')),
});

/** The version that was read. */
export const VersionBody = strictObject({ version });
