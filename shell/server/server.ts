import { buildEdge } from './app.ts';
import { readConfig } from './config.ts';
import { outliveStrayFailures } from './stray-failures.ts';

const config = readConfig(process.env);
const app = await buildEdge(config);
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
