import { checkedGeometry } from './checked-geometry.ts';
import type { TaggedGeometry } from './map-feature.ts';

/** Layers made from extracts shorten keys, and write the key of natural and leisure areas into `landuse`. */
const SHORT_KEYS: Readonly<Record<string, string>> = { housenumber: 'addr:housenumber' };
const MIXED_LAND_USE = /^(natural|leisure)_(.+)$/;

function tagsOf(properties: unknown): Record<string, string> {
  if (typeof properties !== 'object' || properties === null) return {};
  const tags: Record<string, string> = {};
  for (const [key, value] of Object.entries(properties))
    if (typeof value === 'string' || typeof value === 'number') tags[SHORT_KEYS[key] ?? key] = String(value);
  const [, key, value] = MIXED_LAND_USE.exec(tags.landuse ?? '') ?? [];
  if (!key || !value) return tags;
  const { landuse: _mixed, ...others } = tags;
  return { [key]: value, ...others };
}

/** A feature of GeoJSON as a geometry with tags, or why it is none. */
export function taggedFeature(
  given: unknown,
  tag: readonly [string, string] | null = null,
): TaggedGeometry | 'broken geometry' {
  const { geometry: written, properties } = (given ?? {}) as { geometry?: unknown; properties?: unknown };
  const geometry = checkedGeometry(written);
  if (!geometry) return 'broken geometry';
  const tags = tagsOf(properties);
  return { geometry, tags: tag && !(tag[0] in tags) ? { ...tags, [tag[0]]: tag[1] } : tags };
}
