import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PackError } from './pack-error.ts';

const LINES = ['highway', 'railway', 'waterway', 'route', 'aerialway'];
const AREAS = [
  'building',
  'landuse',
  'natural',
  'leisure',
  'amenity',
  'tourism',
  'aeroway',
  'place',
  'boundary',
];
const MORE = [
  'name',
  'name:*',
  'addr:housenumber',
  'water',
  'man_made',
  'service',
  'oneway',
  'ref',
  'bridge',
];
const FACTS = ['tunnel', 'height', 'building:levels', 'population', 'station', 'waterway=riverbank'];

/** Which tags are kept, and which closed ways are lines: a roundabout is none of the areas. */
const EXPORT = {
  linear_tags: LINES,
  area_tags: [...AREAS, 'waterway=riverbank', 'man_made=pier', 'railway=platform'],
  include_tags: [...LINES, ...AREAS, ...MORE, ...FACTS],
};

const MISSING =
  'Extracts are read by osmium, which is not installed. On Debian and Ubuntu: apt install osmium-tool. Then run the command again.';

/** Node positions lie in a file: those of a country are gigabytes. */
const exportArguments = (path: string, folder: string): string[] => [
  'export',
  ...['--no-progress', '-f', 'geojsonseq', '-x', 'print_record_separator=false'],
  ...['-i', `sparse_file_array,${join(folder, 'nodes')}`, '-c', join(folder, 'export.json'), '-o', '-'],
  path,
];

/**
 * Reads an OpenStreetMap extract: roads, areas with their holes, and points, each a GeoJSON feature with tags. osmium
 * puts the geometries together; what is broken it leaves out.
 *
 * @throws PackError where osmium is missing or refuses the file
 */
export async function* readExtract(
  path: string,
  folder: string,
  command = 'osmium',
): AsyncGenerator<unknown> {
  writeFileSync(join(folder, 'export.json'), JSON.stringify(EXPORT));
  const osmium = spawn(command, exportArguments(path, folder), { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(osmium, 'close').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new PackError(MISSING) : error;
  });
  // It is awaited behind the last line; until then nobody listens.
  ended.catch(() => {});
  let complaint = '';
  osmium.stderr.on('data', (text: Buffer) => {
    complaint = `${complaint}${text}`.slice(0, 2000);
  });
  try {
    for await (const line of createInterface({ input: osmium.stdout, crlfDelay: Infinity }))
      if (line.startsWith('{')) yield JSON.parse(line);
    const [code] = await ended;
    if (code !== 0)
      throw new PackError(`osmium cannot read ${path}: ${complaint.trim() || `exit code ${code}`}`);
  } finally {
    osmium.kill();
  }
}
