import * as v from 'valibot';
import { LOCALES } from '../locales/locales.ts';

const localisedName = v.object(v.entriesFromList(LOCALES, v.string()));

/**
 * The families of raw materials; each has one icon and one hue on the map.
 *
 * @example
 * MATERIAL_FAMILIES.map((family) => <MaterialIcon key={family} family={family} />);
 */
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

/**
 * A family of raw materials.
 *
 * @example
 * const family: MaterialFamily = 'glass';
 */
export type MaterialFamily = (typeof MATERIAL_FAMILIES)[number];

/**
 * Schema of {@link RawMaterial}.
 *
 * @example
 * const materials = v.parse(v.array(RawMaterialSchema), answer.data);
 */
export const RawMaterialSchema = v.object({
  id: v.string(),
  family: v.picklist(MATERIAL_FAMILIES),
  name: localisedName,
});

/**
 * A raw material (SRM) of the materials dictionary, its name in every locale.
 *
 * @example
 * { id: 'glass-bottles', family: 'glass', name: { 'en-US': 'Glass bottles', … } }
 */
export type RawMaterial = v.InferOutput<typeof RawMaterialSchema>;

/**
 * Schema of {@link UnitOfMeasure}.
 *
 * @example
 * const units = v.parse(v.array(UnitOfMeasureSchema), answer.data);
 */
export const UnitOfMeasureSchema = v.object({ slug: v.string(), name: localisedName });

/**
 * A unit of the units dictionary, its short name in every locale (`kg`, `кг`).
 *
 * @example
 * const kilogram: UnitOfMeasure = { slug: 'kg', name: { 'en-US': 'kg', … } };
 */
export type UnitOfMeasure = v.InferOutput<typeof UnitOfMeasureSchema>;

/**
 * Schema of {@link PointIcon}.
 *
 * @example
 * const icons = v.parse(v.array(PointIconSchema), answer.data);
 */
export const PointIconSchema = v.object({
  id: v.string(),
  family: v.picklist(MATERIAL_FAMILIES),
  file_url: v.string(),
  name: localisedName,
});

/**
 * An icon that a point may carry on the map.
 *
 * @example
 * const icon: PointIcon = { id: '3', family: 'glass', file_url: '/media/icons/glass.svg', name };
 */
export type PointIcon = v.InferOutput<typeof PointIconSchema>;
