import type { MapTiles } from '@ecocircle/shared-contracts';

/** What `MAP_TILE_URL` is set to where browsers may ask the own host alone. */
const NONE = 'none';

/** Who is asked unless the operator names another; its tiles are shown under this name. */
const OPEN_STREET_MAP: MapTiles = {
  url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  attribution: '© OpenStreetMap contributors',
};

const PLACES = ['{z}', '{x}', '{y}'];
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

const isOfThisSite = (template: string): boolean => /^\/(?!\/)/.test(template);

function isSafe(template: string): boolean {
  if (isOfThisSite(template)) return true;
  if (!URL.canParse(template)) return false;
  const { protocol, hostname } = new URL(template);
  if (hostname.includes('{')) return false;
  return protocol === 'https:' || (protocol === 'http:' && LOCAL_HOSTS.includes(hostname));
}

/** What is wrong with a value of `MAP_TILE_URL`; null: nothing. */
export function tileUrlProblem(template: string): string | null {
  if (template === NONE) return null;
  const missing = PLACES.filter((place) => !template.includes(place));
  if (missing.length > 0)
    return `must be "${NONE}" or the address of a tile with {z}, {x} and {y}; ${missing.join(', ')} is missing`;
  const unknown = template.match(/\{[^}]*\}/g)?.find((place) => !PLACES.includes(place));
  if (unknown) return `must have no other part in braces than {z}, {x} and {y}; ${unknown} is one`;
  if (isSafe(template)) return null;
  return 'must begin with https:// and one host, with / for a path of this site, or with http://localhost';
}

/** The service that browsers ask where the own map has no streets; null: they ask the own host alone. */
export function mapTilesOf(template = OPEN_STREET_MAP.url, attribution?: string): MapTiles | null {
  if (template === NONE) return null;
  const isOpenStreetMap = tileOrigin({ url: template }) === tileOrigin(OPEN_STREET_MAP);
  return { url: template, attribution: attribution ?? (isOpenStreetMap ? OPEN_STREET_MAP.attribution : '') };
}

/** The origin that the content policy of the pages has to allow; null: there is no foreign one. */
export const tileOrigin = (tiles: Pick<MapTiles, 'url'> | null): string | null =>
  tiles === null || isOfThisSite(tiles.url) ? null : new URL(tiles.url).origin;
