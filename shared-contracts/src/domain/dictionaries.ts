import * as v from 'valibot';
import { LOCALES } from '../locales/locales.ts';

const localisedName = v.object(v.entriesFromList(LOCALES, v.string()));

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

/** Schema of {@link RawMaterial}. */
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

/** Schema of {@link UnitOfMeasure}. */
export const UnitOfMeasureSchema = v.object({ slug: v.string(), name: localisedName });

/** A unit of the units dictionary, its short name in every locale (`kg`, `кг`). */
export type UnitOfMeasure = v.InferOutput<typeof UnitOfMeasureSchema>;

/** Schema of {@link PointIcon}. */
export const PointIconSchema = v.object({
  id: v.string(),
  family: v.picklist(MATERIAL_FAMILIES),
  file_url: v.string(),
  name: localisedName,
});

/** An icon that a point may carry on the map. */
export type PointIcon = v.InferOutput<typeof PointIconSchema>;
