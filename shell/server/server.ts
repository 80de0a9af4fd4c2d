import { flushCompileCache } from 'node:module';
import { giveBackIdleMemory } from '@ecocircle/shared-contracts/idle-memory';
import { createMetrics, serveMetrics } from '@ecocircle/shared-contracts/metrics';
import { keepTickShape } from '@ecocircle/shared-contracts/server';
import { buildEdge } from './app.ts';
import { readConfig } from './config.ts';
import { outliveStrayFailures } from './stray-failures.ts';

// What was compiled is kept twice in memory until it has been written.
flushCompileCache();
keepTickShape();
giveBackIdleMemory();
const config = readConfig(process.env);
const metrics = createMetrics();
const app = await buildEdge(config, metrics);
outliveStrayFailures(app.log);

const stop = (): void => {
  app.close().then(
    () => process.exit(0),
    () => process.exit(1),
  );
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);

await app.listen({ port: config.port, host: config.host });
await serveMetrics({ metrics, port: config.metricsPort, log: app.log });
