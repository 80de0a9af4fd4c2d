import * as v from 'valibot';

/**
 * Schema of {@link MapClusters}.
 *
 * @example
 * const { clusters, points } = v.parse(MapClustersSchema, answer);
 */
export const MapClustersSchema = v.object({
  version: v.string(),
  total: v.number(),
  clusters: v.array(v.tuple([v.number(), v.number(), v.number(), v.number()])),
  points: v.array(v.tuple([v.number(), v.number(), v.string(), v.string()])),
});

/**
 * What one view of the map shows, kept small: `clusters` are `[lng, lat, count, expansionZoom]`, single `points`
 * are `[lng, lat, id, icon family]`, degrees rounded to five places; `total` counts the points in the box and
 * `version` names the state of the data, which is also the answer's ETag.
 *
 * @example
 * { version: '42', total: 1200, clusters: [[37.61, 55.75, 150, 9]], points: [[39.2, 51.66, '817', 'glass']] }
 */
export type MapClusters = v.InferOutput<typeof MapClustersSchema>;
