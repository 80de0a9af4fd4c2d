import { basename, join, resolve } from 'node:path';
import { Command } from 'commander';
import { packBasemap } from '../basemap/packing/pack-basemap.ts';
import { PackError } from '../basemap/packing/pack-error.ts';
import { packReportText, sizeText } from '../basemap/packing/pack-report.ts';
import { packedArchives, removeArchive } from '../basemap/packing/packed-archives.ts';
import { PACKED_FOLDER } from '../basemap/sources/packed-folder.ts';
import { readConfig } from '../composition/config.ts';
import { prepareDataFolder } from '../composition/data-folder.ts';
import { SetupError } from '../errors/setup-error.ts';

interface AddFlags {
  readonly name?: string;
  readonly attribution?: string;
  readonly licence?: string;
  readonly into?: string;
}

/** npm runs scripts in the project's folder; relative paths start at the folder where npm was called. */
const fromHere = (path: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), path);

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

function packedFolder(): string {
  const { dataDir } = readConfig(process.env);
  prepareDataFolder(dataDir);
  return join(dataDir, PACKED_FOLDER);
}

async function add(files: readonly string[], { into, ...flags }: AddFlags): Promise<void> {
  const folder = into ? fromHere(into) : packedFolder();
  const result = await packBasemap({ ...flags, files: files.map(fromHere), folder, onProgress: say });
  say(
    result.kind === 'unchanged'
      ? `${result.name} holds exactly this: nothing was changed.`
      : packReportText(result.report),
  );
}

async function list(): Promise<void> {
  const archives = await packedArchives(packedFolder());
  if (archives.length === 0) say('There are no archives. Pack one: npm run basemap -- add FILE');
  for (const { name, bytes, metadata } of archives) {
    const facts = metadata
      ? `${metadata.attribution} (${metadata.license ?? 'licence unknown'})`
      : 'cannot be read: remove it and pack it again';
    say(`${name}  ${sizeText(bytes)}  ${facts}`);
  }
}

async function remove(file: string): Promise<void> {
  const name = basename(file).replace(/\.(pmtiles|osm\.pbf|geojson)$/, '');
  await removeArchive(packedFolder(), name);
  say(`${name} was removed.`);
}

const program = new Command('npm run basemap --').description(
  'Streets of the map, from OpenStreetMap extracts and GeoJSON layers',
);

program
  .command('add')
  .description('Pack files into one archive; a running server shows it within seconds')
  .argument('<files...>', '.osm.pbf, .geojson, or .geojson:railway=rail for a layer without tags')
  .option('--name <name>', 'of the archive; otherwise that of the first file')
  .option('--attribution <text>', 'who is named beside the map; known for .osm.pbf')
  .option('--licence <text>', 'of the data; known for .osm.pbf')
  .option('--into <folder>', 'instead of the data folder')
  .action(add);

program.command('list').description('Show the archives of the data folder').action(list);

program
  .command('remove')
  .description('Remove an archive; a running server goes on without it')
  .argument('<file>', 'the name as the list shows it, or the file that was packed')
  .action(remove);

// An exit takes what is half-packed along; a signal alone would leave it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof PackError || error instanceof SetupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
