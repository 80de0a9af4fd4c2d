import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

// Loads the servers' modules without starting a server: compiled and without types they go into the compile cache
// when this process ends. Servers that find them there start sooner and stay 25 MB smaller each.
const project = resolve(import.meta.dirname, '..');
for (const file of ['api/src/app.ts', 'shell/server/app.ts'])
  await import(pathToFileURL(join(project, file)).href);
process.exit(0);
