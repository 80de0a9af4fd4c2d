import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';

enableCompileCache(resolve(import.meta.dirname, '../../../../.cache/node'));
await import('./drawing-thread.ts');
