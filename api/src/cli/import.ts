import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Command, Option } from 'commander';
import { readConfig } from '../composition/config.ts';
import { prepareDataFolder } from '../composition/data-folder.ts';
import { connectDatabase } from '../database/connect.ts';
import { emptyWriteAheadLog } from '../database/empty-log.ts';
import { SetupError } from '../errors/setup-error.ts';
import { IMPORT_FORMATS, importPoints } from '../import/import-points.ts';
import { reportText } from '../import/import-report.ts';
import { ImportError } from '../reading/import-error.ts';

interface PointsFlags {
  readonly format?: (typeof IMPORT_FORMATS)[number];
  readonly mapping?: string;
  readonly source?: string;
  readonly sourceUrl?: string;
  readonly licence?: string;
  readonly timeZone?: string;
  readonly report?: string;
  readonly apply?: boolean;
}

/** npm runs scripts in the project's folder; relative paths start at the folder where npm was called. */
const fromHere = (path: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), path);

async function runImport(file: string, flags: PointsFlags): Promise<void> {
  const config = readConfig(process.env);
  prepareDataFolder(config.dataDir);
  const db = await connectDatabase(config.database);
  try {
    const { source: name, sourceUrl: url, licence, mapping, report: reportFile, ...rest } = flags;
    const source = { name, url, licence };
    const report = await importPoints(db, {
      ...rest,
      file: fromHere(file),
      source,
      ...(mapping && { mapping: fromHere(mapping) }),
    });
    if (flags.apply) await emptyWriteAheadLog(db);
    process.stdout.write(`${reportText(report)}\n`);
    if (reportFile) writeFileSync(fromHere(reportFile), `${JSON.stringify(report, null, 2)}\n`);
  } finally {
    await db.destroy();
  }
}

const program = new Command('npm run import --').description('Import data sets into the portal');

program
  .command('points')
  .description('Import recycling points; a dry run unless --apply is given')
  .argument('<file>', 'GeoJSON with OpenStreetMap tags, or CSV')
  .addOption(
    new Option('--format <format>', 'instead of the one that the file name says').choices(IMPORT_FORMATS),
  )
  .option('--mapping <file>', 'how the columns of a CSV file become points (docs/import.md)')
  .option('--source <name>', 'name of the data set, shown with every point')
  .option('--source-url <url>', 'where the data set is published')
  .option('--licence <text>', 'its licence')
  .option('--time-zone <zone>', 'IANA time zone of the points; otherwise found by their position')
  .option('--report <file>', 'write the whole report as JSON')
  .option('--apply', 'write; without it nothing is changed')
  .action(runImport);

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof ImportError || error instanceof SetupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
