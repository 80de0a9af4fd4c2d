import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [project = ''] = process.argv.slice(2);

interface PostgresModule {
  startPostgres(): Promise<{ readonly url: string; stop(): Promise<void> }>;
}

// A process of its own, so that PostgreSQL is stopped however the test run ends.
const module: PostgresModule = await import(pathToFileURL(join(project, 'api', 'test', 'postgres.ts')).href);
const postgres = await module.startPostgres();
const stop = (): void => void postgres.stop().finally(() => process.exit(0));
process.once('SIGTERM', stop);
process.once('disconnect', stop);
process.send?.(postgres.url);
