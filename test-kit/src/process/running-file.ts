import type * as Globals from '@jest/globals';

/** What `@jest/globals` is to a test file. */
export type FileGlobals = typeof Globals;

/** The test file that runs in this process; one at a time does. */
export const runningFile: { globals?: FileGlobals } = {};
