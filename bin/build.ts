import { resolve } from 'node:path';
import { buildAll } from './builds.ts';
import { supervise } from './supervisor.ts';

const project = resolve(import.meta.dirname, '..');
const [releaseStore = ''] = process.argv.slice(2);

await supervise(() => buildAll({ project, releaseStore, say: (line) => process.stdout.write(`${line}\n`) }));
