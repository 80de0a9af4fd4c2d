import { join } from 'node:path';

/** The archives with the streets of the demo data: streets/README.md says whose they are. */
export const DEMO_STREETS = join(import.meta.dirname, 'streets');
