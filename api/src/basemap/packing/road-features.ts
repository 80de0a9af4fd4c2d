import { namesOf } from './feature-names.ts';
import { type MapFeature, shapeOf, type TaggedGeometry } from './map-feature.ts';

/** The kind of a road in Protomaps' schema, and the zoom from which it is shown. */
const HIGHWAYS: Readonly<Record<string, readonly [kind: string, minZoom: number]>> = {
  motorway: ['highway', 11],
  motorway_link: ['highway', 11],
  trunk: ['major_road', 11],
  trunk_link: ['major_road', 11],
  primary: ['major_road', 11],
  primary_link: ['major_road', 11],
  secondary: ['major_road', 11],
  secondary_link: ['major_road', 11],
  tertiary: ['major_road', 11],
  tertiary_link: ['major_road', 12],
  residential: ['minor_road', 12],
  unclassified: ['minor_road', 12],
  living_street: ['minor_road', 13],
  road: ['minor_road', 12],
  raceway: ['minor_road', 13],
  busway: ['minor_road', 13],
  service: ['minor_road', 13],
  pedestrian: ['path', 12],
  track: ['path', 13],
  corridor: ['path', 15],
  path: ['path', 13],
  cycleway: ['path', 13],
  bridleway: ['path', 13],
  footway: ['path', 14],
  steps: ['path', 14],
};

const RAILWAYS: Readonly<Record<string, number>> = {
  rail: 11,
  light_rail: 12,
  narrow_gauge: 12,
  preserved: 13,
  subway: 14,
  tram: 13,
  monorail: 13,
  funicular: 13,
};

const SIDINGS = ['yard', 'siding', 'crossover', 'spur'];

const isSaid = (value: string | undefined): boolean => value !== undefined && value !== 'no';

function levelOf(tags: TaggedGeometry['tags']): Record<string, boolean> {
  if (isSaid(tags.bridge)) return { is_bridge: true };
  return isSaid(tags.tunnel) ? { is_tunnel: true } : {};
}

function highway({ geometry, tags }: TaggedGeometry): MapFeature | null {
  const { highway: detail = '', service, oneway, ref } = tags;
  const known = HIGHWAYS[detail];
  if (!known) return null;
  const [kind, minZoom] = known;
  const properties = {
    kind,
    kind_detail: detail,
    ...(detail.endsWith('_link') && { is_link: true }),
    ...(oneway === 'yes' && { oneway }),
    ...(ref && { ref }),
    ...(service && { service }),
    ...levelOf(tags),
    ...namesOf(tags),
  };
  return { layer: 'roads', minZoom: service ? Math.max(minZoom, 14) : minZoom, geometry, properties };
}

function railway({ geometry, tags }: TaggedGeometry): MapFeature | null {
  const { railway: detail = '', service } = tags;
  const minZoom = RAILWAYS[detail];
  if (minZoom === undefined) return null;
  const isSiding = SIDINGS.includes(service ?? '');
  const properties = { kind: 'rail', kind_detail: detail, ...(service && { service }), ...levelOf(tags) };
  return { layer: 'roads', minZoom: isSiding ? Math.max(minZoom, 13) : minZoom, geometry, properties };
}

/** Streets, paths, rails and ferries: whatever is a line and leads somewhere. */
export function roadFeatures(given: TaggedGeometry): readonly MapFeature[] {
  if (shapeOf(given.geometry) !== 'line') return [];
  const { geometry, tags } = given;
  if (tags.route === 'ferry')
    return [{ layer: 'roads', minZoom: 11, geometry, properties: { kind: 'ferry', ...namesOf(tags) } }];
  if (tags.man_made === 'pier')
    return [{ layer: 'roads', minZoom: 13, geometry, properties: { kind: 'path', kind_detail: 'pier' } }];
  return [highway(given) ?? railway(given) ?? []].flat();
}
