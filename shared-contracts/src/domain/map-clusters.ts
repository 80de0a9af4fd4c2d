import { Answer } from '../api/answer.ts';

/**
 * What one view of the map shows, kept small: `clusters` are `[lng, lat, count, expansionZoom]`, single `points`
 * are `[lng, lat, id, icon family]`, degrees rounded to five places; `closed` are the ids of those single points that
 * do not work for a time; `total` counts the points in the box and `version` names the state of the data, which is also the answer's ETag.
 *
 * @example
 * { version: '42', total: 1200, clusters: [[37.61, 55.75, 150, 9]], points: [[39.2, 51.66, '817', 'glass']], closed: ['817'] }
 */
export interface MapClusters {
  readonly version: string;
  readonly total: number;
  readonly clusters: readonly (readonly [number, number, number, number])[];
  readonly points: readonly (readonly [number, number, string, string])[];
  readonly closed: readonly string[];
}

/** Reads what one view of the map shows. */
export function readMapClusters(answer: unknown): MapClusters {
  const fields = Answer.of(answer);
  return {
    version: fields.text('version'),
    total: fields.figure('total'),
    clusters: fields
      .list('clusters')
      .map((cluster) => [cluster.figure('0'), cluster.figure('1'), cluster.figure('2'), cluster.figure('3')]),
    points: fields
      .list('points')
      .map((point) => [point.figure('0'), point.figure('1'), point.text('2'), point.text('3')]),
    closed: fields.texts('closed'),
  };
}
