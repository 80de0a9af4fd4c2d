import { join } from 'node:path';
import { giveBackIdleMemory } from '@ecocircle/shared-contracts/idle-memory';
import { createMetrics, serveMetrics } from '@ecocircle/shared-contracts/metrics';
import { keepTickShape } from '@ecocircle/shared-contracts/server';
import { PACKED_FOLDER } from './basemap/sources/packed-folder.ts';
import { setTime } from './clock/clock.ts';
import { buildApp } from './composition/app.ts';
import { type Config, readConfig } from './composition/config.ts';
import { prepareDataFolder } from './composition/data-folder.ts';
import { logSettings } from './composition/logging.ts';
import { connectDatabase } from './database/connect.ts';
import { DEMO_STREETS } from './demo-data/demo-streets.ts';
import { prepareDemoData } from './demo-data/prepare-demo-data.ts';
import { SetupError } from './errors/setup-error.ts';
import { keptDeskSecret } from './sessions/desk-secret.ts';

const CLOSE_WITHIN_MS = 700;

/** What was packed here, then what comes with the demo data. */
const streetFolders = ({ dataDir, demo }: Config): string[] => [
  join(dataDir, PACKED_FOLDER),
  ...(demo ? [DEMO_STREETS] : []),
];

/** Listens; returns what closes everything again. */
async function listen(config: Config): Promise<() => Promise<void>> {
  setTime(config.startsAt);
  prepareDataFolder(config.dataDir);
  const db = await connectDatabase(config.database);
  if (config.demo) await prepareDemoData(db, config.dataDir);
  const metrics = createMetrics();
  const app = await buildApp({
    db,
    location: config.database,
    dataDir: config.dataDir,
    tokenSecrets: config.tokenSecrets,
    deskSecret: config.deskSecret ?? keptDeskSecret(config.dataDir),
    deskHost: config.deskHost,
    trustProxy: config.trustProxy,
    ...config.limits,
    productionHosts: config.productionHosts,
    mail: config.mail,
    localOutbox: config.localOutbox,
    publicOrigin: config.publicOrigin,
    google: config.google,
    geocoder: config.geocoder,
    ipLocation: config.ipLocation,
    streets: { ...config.archives, folders: streetFolders(config) },
    metrics,
    logger: logSettings(config.logLevel),
  });
  await app.listen({ host: config.host, port: config.port });
  await serveMetrics({ metrics, port: config.metricsPort, log: app.log });
  // Not by a hook of the app: its hooks run from the last one to the first, and the others still ask the database.
  return async () => {
    await app.close();
    await db.destroy();
  };
}

function explain(error: unknown, config: Config | undefined): string {
  if (error instanceof SetupError) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `Port ${config?.port} is taken. Stop what listens there, or choose another port by API_PORT.`;
  if (code === 'EACCES')
    return `Port ${config?.port} may not be used by this user. Choose another by API_PORT.`;
  return `The API could not start: ${message}`;
}

/** Starts the API with the settings of the environment. */
export async function serve(): Promise<void> {
  keepTickShape();
  giveBackIdleMemory();
  let config: Config | undefined;
  try {
    config = readConfig(process.env);
    const close = await listen(config);
    const stop = async () => {
      setTimeout(() => process.exit(0), CLOSE_WITHIN_MS).unref();
      await close();
      process.exit(0);
    };
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
  } catch (error) {
    process.stderr.write(`${explain(error, config)}\n`);
    process.exit(1);
  }
}
