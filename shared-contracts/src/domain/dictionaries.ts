import { Answer } from '../api/answer.ts';
import { LOCALES, type Locale } from '../locales/locales.ts';

/** The families of raw materials; each has one icon and one hue on the map. */
export const MATERIAL_FAMILIES = [
  'paper',
  'plastic',
  'glass',
  'metal',
  'textile',
  'electronics',
  'hazardous',
  'organic',
  'bulky',
  'other',
] as const;

/** A family of raw materials. */
export type MaterialFamily = (typeof MATERIAL_FAMILIES)[number];

/** A name in every locale. */
export type LocalisedName = Readonly<Record<Locale, string>>;

const readName = (names: Answer): LocalisedName =>
  Object.fromEntries(LOCALES.map((locale) => [locale, names.text(locale)])) as Record<Locale, string>;

/** A raw material (SRM) of the materials dictionary. */
export interface RawMaterial {
  readonly id: string;
  readonly family: MaterialFamily;
  readonly name: LocalisedName;
}

/** Reads the answer of the materials dictionary. */
export const readMaterials = (answer: unknown): RawMaterial[] =>
  Answer.of(answer)
    .list('data')
    .map((material) => ({
      id: material.text('id'),
      family: material.oneOf('family', MATERIAL_FAMILIES),
      name: readName(material.object('name')),
    }));

/** A unit of the units dictionary with its short name (`kg`, `кг`). */
export interface UnitOfMeasure {
  readonly slug: string;
  readonly name: LocalisedName;
}

/** Reads the answer of the units dictionary. */
export const readUnits = (answer: unknown): UnitOfMeasure[] =>
  Answer.of(answer)
    .list('data')
    .map((unit) => ({ slug: unit.text('slug'), name: readName(unit.object('name')) }));
