import { Answer } from '../api/answer.ts';

/**
 * A single point on the map: degrees rounded to five places, its id, its icon's family, whether it is `open` (null where
 * its hours are not known), and `until` when, in minutes since 1970 (null where that does not change within a week).
 */
export type MapPoint = readonly [
  lng: number,
  lat: number,
  id: string,
  family: string,
  open: 1 | 0 | null,
  until: number | null,
];

/**
 * What one view of the map shows, kept small: `clusters` are `[lng, lat, count, expansionZoom]`, single `points` are
 * those of {@link MapPoint}; `closed` are the ids of those single points that do not work for a time; `total` counts the
 * points behind all marks and `version` names the state of the data.
 *
 * @example
 * { version: '42', total: 151, clusters: [[37.61, 55.75, 150, 9]], points: [[39.2, 51.66, '817', 'glass', 1, 29654320]], closed: ['817'] }
 */
export interface MapClusters {
  readonly version: string;
  readonly total: number;
  readonly clusters: readonly (readonly [number, number, number, number])[];
  readonly points: readonly MapPoint[];
  readonly closed: readonly string[];
}

/** An API of a version that says nothing of hours sends four values. */
function readPoint(point: Answer): MapPoint {
  const open = point.has('4') ? point.figure('4', 0, 1) : null;
  const until = point.has('5') ? point.figure('5') : null;
  return [
    point.figure('0'),
    point.figure('1'),
    point.text('2'),
    point.text('3'),
    open === null ? null : open > 0 ? 1 : 0,
    until,
  ];
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
    points: fields.list('points').map(readPoint),
    closed: fields.texts('closed'),
  };
}
