import { enableCompileCache, flushCompileCache } from 'node:module';
import { resolve } from 'node:path';

// Before any other module loads: without the compiler's own memory the process is 30 MB smaller from its second start.
enableCompileCache(resolve(import.meta.dirname, '../../.cache/node'));
const { serve } = await import('./serve.ts');
// What was compiled is kept twice in memory until it has been written: 11 MB.
flushCompileCache();
await serve();
